import type { IssueComment } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { CommentRow } from './comment-store.ts';

export const presentComment = (row: CommentRow): IssueComment => ({
  id: row.id,
  issue_id: row.issue_id,
  author: { kind: row.author_kind, id: row.author_id, name: row.author_name },
  text: row.text,
  created_at: toIso(row.created_at),
  edited_at: toIsoOrNull(row.edited_at),
});
