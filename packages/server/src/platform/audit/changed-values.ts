import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from './audit-entry.ts';

interface Change {
  readonly before: AuditValues;
  readonly after: AuditValues;
}

const pick = (values: AuditValues, names: readonly string[]): AuditValues =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

/** The members that differ; undefined when none does. */
export function changedValues({ before, after }: Change): Change | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return changed.length === 0 ? undefined : { before: pick(before, changed), after: pick(after, changed) };
}
