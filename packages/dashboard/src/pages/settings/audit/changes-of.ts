import type { AuditEntry } from '@linkvitals/contract/types';

/** A value in the form that the page shows; undefined when it is missing or empty. */
export type ShownValue = string | boolean | Date | undefined;

export interface MemberChange {
  readonly member: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function shown(value: unknown): ShownValue {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return TIMESTAMP.test(value) ? new Date(value) : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList ? value.join(', ') : JSON.stringify(value);
}

/** Returns words for the value of a member; undefined: the value is shown unchanged. */
export type Describe = (member: string, value: unknown) => string | undefined;

/** The changed members of an entry. Members that are unchanged, or empty before and after, are left out. */
export function changesOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  describe: Describe = () => undefined,
): readonly MemberChange[] {
  const shownValue = (member: string, value: unknown): ShownValue =>
    shown(isEmpty(value) ? value : (describe(member, value) ?? value));
  const members = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...members]
    .filter((member) => JSON.stringify(before?.[member]) !== JSON.stringify(after?.[member]))
    .map((member) => ({
      member,
      before: shownValue(member, before?.[member]),
      after: shownValue(member, after?.[member]),
    }))
    .filter((change) => change.before !== undefined || change.after !== undefined);
}
