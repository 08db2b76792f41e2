import { invalidSetting } from '../errors.ts';

/** What a rule fits. */
export interface Condition {
  readonly kind: string | null;
  readonly urlPattern: string | null;
}

/** @throws ServiceError `invalid_setting` when it would fit everything */
export function assertCondition({ kind, urlPattern }: Condition): void {
  if (kind !== null || urlPattern !== null) return;
  const detail = 'Name a kind, a pattern of URLs, or both: a rule without either would ignore everything.';
  throw invalidSetting('kind', detail);
}
