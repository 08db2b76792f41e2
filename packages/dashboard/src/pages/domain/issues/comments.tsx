import type { Issue, IssueComment } from '@linkvitals/contract/types';
import { bylineOf } from '@linkvitals/contract/wording/byline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { issueCommentsQuery } from '../../../api/issue-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { useManages, useSession } from '../../../app/session/use-role.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { FieldFrame } from '../../../parts/fields/field-frame.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { useFault } from '../../../parts/forms/form-context.ts';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useByline } from '../../../parts/labels/byline.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useChangeIssue, useRefreshIssues } from './change-issue.ts';

const MAX_TEXT = 4_000;

interface CommentProps {
  readonly comment: IssueComment;
  readonly canEdit: boolean;
}

function Comment({ comment, canEdit }: CommentProps) {
  const { issues } = useTexts();
  const { id, issue_id, author, text, created_at, edited_at } = comment;
  const name = useByline()(bylineOf(author));
  const isOwn = author.kind === 'person' && author.id === useSession().user.id;
  const mayDelete = useManages() || (isOwn && canEdit);
  const remove = useChangeIssue(() => client.issues.deleteComment(issue_id, id), issues.comments.deleted);
  return (
    <li class="comment">
      <p class="small muted">
        <b>{name}</b> <Moment at={created_at} /> {edited_at && issues.comments.edited}
      </p>
      <p class="text">{text}</p>
      {mayDelete && (
        <Button
          kind="link"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
          aria-label={issues.comments.deleteOf(name, text.slice(0, 40))}
        >
          {issues.comments.delete}
        </Button>
      )}
    </li>
  );
}

function CommentField() {
  const { issues } = useTexts();
  return (
    <FieldFrame name="text" label={issues.comments.label} fault={useFault('text')}>
      {(control) => <textarea {...control} class="input" rows={2} maxLength={MAX_TEXT} required />}
    </FieldFrame>
  );
}

function NewComment({ issueId }: { readonly issueId: string }) {
  const { issues } = useTexts();
  const refresh = useRefreshIssues();
  // A new key for each comment makes a new, empty field after one is sent.
  const [written, setWritten] = useState(0);
  const write = async ({ text = '' }: Readonly<Record<string, string>>) => {
    await client.issues.comment(issueId, { text });
    setWritten((count) => count + 1);
    await refresh();
  };
  return (
    <Form onSubmit={write}>
      <CommentField key={written} />
      <div class="row">
        <Submit>{issues.comments.submit}</Submit>
      </div>
    </Form>
  );
}

/** The comments on an issue, oldest at the top, with the field for a new one at the bottom, next to the newest. */
export function Comments({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const list = useInfiniteQuery(issueCommentsQuery(issue.id));
  const canEdit = useRights()(issue.domain_id).has('edit');
  const newestFirst = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (!canEdit && newestFirst.length === 0 && !list.isError) return null;
  return (
    <section class="stack tight">
      <h2>{issues.comments.title}</h2>
      {list.isError && <ErrorNote error={list.error} />}
      <ShowMore list={list} text={issues.comments.earlier} />
      {newestFirst.length > 0 && (
        <ol class="stack tight">
          {newestFirst.toReversed().map((comment) => (
            <Comment key={comment.id} comment={comment} canEdit={canEdit} />
          ))}
        </ol>
      )}
      {canEdit && <NewComment issueId={issue.id} />}
    </section>
  );
}
