import { type FoundTarget, presentTarget } from '../../../findings/crawls/index.ts';
import type { ReportedLink } from './report-source.ts';

/** A target as reports and exports list it. */
export const presentLink = (row: FoundTarget): ReportedLink => ({
  ...presentTarget(row),
  linked_as_page: Boolean(row.navigational),
  content_type: row.content_type,
  ignored: Boolean(row.ignored),
});
