import { notFound } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import type { IssueRow } from '../issue-row.ts';
import { type FirstPlace, findFirstPlaces } from '../listing/place-store.ts';
import type { FixRow } from './fix-row.ts';
import { listChosenFixes, listFirstOfFixes } from './handed-store.ts';

/** A fix with the facts that the person who makes it needs. */
export interface HandedFix {
  readonly fix: FixRow;
  /** The first of its issues, with the first place of each link; null when none is known. */
  readonly issues: readonly (IssueRow & { readonly firstPlace: FirstPlace | null })[];
}

interface Input {
  readonly domainId: string;
  readonly fixIds: readonly string[];
  /** Issues of each fix. */
  readonly each: number;
}

/** Reads fixes of a domain to hand over, the first thing to do first. @throws ServiceError `not_found` when one of them is unknown */
export async function readHandedFixes(on: Executor, input: Input): Promise<readonly HandedFix[]> {
  const ids = [...new Set(input.fixIds)];
  const fixes = await listChosenFixes(on, input.domainId, ids);
  if (fixes.length < ids.length) throw notFound('fix');
  const rows = await listFirstOfFixes(on, { ...input, fixIds: ids });
  const places = await findFirstPlaces(on, rows);
  const ofFix = Map.groupBy(rows, ({ fix_id }) => fix_id);
  return fixes.map((fix) => ({
    fix,
    issues: (ofFix.get(fix.id) ?? []).map((row) => ({ ...row, firstPlace: places.get(row.id) ?? null })),
  }));
}
