import type { Finding } from '../types.ts';

/** Page checks that one page alone decides, and how much each matters. */
export const FINDINGS = {
  title_missing: 'error',
  title_too_long: 'notice',
  description_missing: 'warning',
  h1_missing: 'warning',
  h1_multiple: 'notice',
  lang_missing: 'warning',
  viewport_missing: 'warning',
  image_alt_missing: 'warning',
  noindex: 'notice',
  insecure_page: 'warning',
  slow_page: 'warning',
  large_page: 'warning',
} as const satisfies Record<string, Finding['severity']>;

export type FindingCode = keyof typeof FINDINGS;
