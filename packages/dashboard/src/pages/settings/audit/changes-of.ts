import type { AuditEntry } from '@linkvitals/contract/types';

export interface MemberChange {
  readonly member: string;
  /** As text; undefined: it was not there, or was null. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What an entry says of each member, those that are as before left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly MemberChange[] {
  const members = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...members]
    .map((member) => ({ member, before: textOf(before?.[member]), after: textOf(after?.[member]) }))
    .filter((change) => change.before !== change.after);
}
