import { invalidCursor, type PageRequest, type Position } from '../../../platform/paging.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { SEVERITIES, type Severity } from '../issue-kinds.ts';
import type { ShownIssue } from '../issue-store.ts';
import { type IssueFilter, listIssueRows, type Scope } from './list-store.ts';

interface ListWorstFirst extends PageRequest {
  readonly scope: Scope;
  readonly filter: IssueFilter;
}

/** Position among the issues of one severity, with that severity in its id. */
const positionIn = (severity: string, { at, id }: Position): Position => ({ at, id: `${severity} ${id}` });

function readPosition({ at, id }: Position): { readonly severity: Severity; readonly after: Position } {
  const [name, ...rest] = String(id).split(' ');
  const severity = SEVERITIES.find((one) => one === name);
  if (severity === undefined) throw invalidCursor();
  return { severity, after: { at, id: rest.join(' ') } };
}

export const worstFirst = ({ severity, opened_at, id }: ShownIssue): Position =>
  positionIn(severity, { at: opened_at, id });

/**
 * Lists issues like `listIssueRows`, the worst severity first, and those opened last first within a severity. Each severity is a query by
 * its own index.
 * @throws ServiceError `invalid_cursor`
 */
export async function listWorstFirst(
  on: Executor,
  { scope, filter, limit, after }: ListWorstFirst,
): ReturnType<typeof listIssueRows> {
  const wanted = SEVERITIES.filter((one) => filter.severity === undefined || one === filter.severity);
  const from = after && readPosition(after);
  const rows: ShownIssue[] = [];
  for (const severity of wanted.slice(from && Math.max(0, wanted.indexOf(from.severity)))) {
    const page = { limit: limit - rows.length, after: severity === from?.severity ? from.after : undefined };
    const part = await listIssueRows(on, { scope, filter: { ...filter, severity }, order: 'opened_at', ...page });
    rows.push(...part.rows);
    if (rows.length > limit) break;
    if (part.scannedTo !== undefined) return { rows, scannedTo: positionIn(severity, part.scannedTo) };
  }
  return { rows, scannedTo: undefined };
}
