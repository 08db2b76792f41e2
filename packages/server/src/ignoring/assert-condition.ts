import { mayFitChecked } from '@linkvitals/contract/url-pattern';
import { invalidSetting } from '../errors.ts';

/** What a rule fits. */
export interface Condition {
  readonly kind: string | null;
  readonly urlPattern: string | null;
}

/** @throws ServiceError `invalid_setting` when it would fit everything, or nothing ever */
export function assertCondition({ kind, urlPattern }: Condition): void {
  if (urlPattern !== null && !mayFitChecked(urlPattern)) {
    const detail = `No URL that is checked begins like ${urlPattern}. For a host write https://example.com/*, for a folder of the site /archive/*.`;
    throw invalidSetting('url_pattern', detail);
  }
  if (kind !== null || urlPattern !== null) return;
  const detail = 'Name a kind, a pattern of URLs, or both: a rule without either would ignore everything.';
  throw invalidSetting('kind', detail);
}
