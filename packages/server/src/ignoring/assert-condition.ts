import { invalidSetting } from '../errors.ts';

/** What a rule fits. */
export interface Condition {
  readonly kind: string | null;
  readonly urlPattern: string | null;
}

/** As all URLs and paths begin, before the first `*`: with a slash, or with a scheme, of which a part may stand there. */
const BEGINNING = /^(?:\/|[a-z0-9+-]*[:*])/i;

/** Links of these schemes are never checked, so they have no issues. */
const UNCHECKED = /^(?:ftps?|sftp|wss?|tel|sms|javascript|data|blob|about):/i;

const mayFit = (pattern: string): boolean => BEGINNING.test(pattern) && !UNCHECKED.test(pattern);

/** @throws ServiceError `invalid_setting` when it would fit everything, or nothing ever */
export function assertCondition({ kind, urlPattern }: Condition): void {
  if (urlPattern !== null && !mayFit(urlPattern)) {
    const detail = `No URL that is checked begins like ${urlPattern}. For a host write https://example.com/*, for a folder of the site /archive/*.`;
    throw invalidSetting('url_pattern', detail);
  }
  if (kind !== null || urlPattern !== null) return;
  const detail = 'Name a kind, a pattern of URLs, or both: a rule without either would ignore everything.';
  throw invalidSetting('kind', detail);
}
