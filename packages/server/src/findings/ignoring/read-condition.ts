import { kindTitles } from '@linkvitals/contract/kind-titles';
import { mayFitChecked, writtenPattern } from '@linkvitals/contract/url-pattern';
import { invalidSetting } from '../../platform/errors.ts';

/** The condition under which a rule ignores an issue: its kind, its URL, or both */
export interface Condition {
  readonly kind: string | null;
  readonly urlPattern: string | null;
}

const MAX_PATTERN = 512;

/** @throws ServiceError `invalid_setting` when the condition would fit everything */
export function assertCondition({ kind, urlPattern }: Condition): void {
  if (kind !== null || urlPattern !== null) return;
  const detail = 'Name a kind, a pattern of URLs, or both: a rule without either would ignore everything.';
  throw invalidSetting('kind', detail);
}

/** @throws ServiceError `invalid_setting` when no issue can have the kind */
export function readKind(kind: string): string {
  if (Object.hasOwn(kindTitles, kind)) return kind;
  throw invalidSetting('kind', `No issue has the kind ${kind}. docs/issues.md lists the kinds.`);
}

/**
 * Normalises a pattern to the form in which it is stored and compared.
 * @throws ServiceError `invalid_setting` when it can never fit a URL
 */
export function readPattern(pattern: string): string {
  if (!mayFitChecked(pattern)) {
    const detail = `No URL that is checked begins like ${pattern}. For a host write https://example.com/*, for a folder of the site /archive/*.`;
    throw invalidSetting('url_pattern', detail);
  }
  const written = writtenPattern(pattern);
  if (written.length <= MAX_PATTERN) return written;
  throw invalidSetting(
    'url_pattern',
    `The pattern is kept as ${written}, which is longer than ${MAX_PATTERN} characters.`,
  );
}

/**
 * Checks and normalises a condition. @throws ServiceError `invalid_setting` when it would fit everything, or can never
 * fit anything
 */
export function readCondition(given: Condition): Condition {
  assertCondition(given);
  const { kind, urlPattern } = given;
  return { kind: kind && readKind(kind), urlPattern: urlPattern && readPattern(urlPattern) };
}
