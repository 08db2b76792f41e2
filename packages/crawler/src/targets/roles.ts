import { type LinkKind, meaningOf } from '../page/links/link-kind.ts';

/** What a target is to the site, by where it is and how it is linked; one bit each. It only grows, but for `FORM_ONLY`. */
export const INTERNAL = 1;
/** Internal, and linked in a way that leads a reader there: HTML behind it is a page of the site. */
export const NAVIGATIONAL = 2;
/** An internal stylesheet: read for the URLs in it. */
export const STYLESHEET = 4;
/** An internal manifest of a web application: read for the URLs in it. */
export const MANIFEST = 8;
/** Met as the action of a form only: recorded, never requested. */
export const FORM_ONLY = 16;

/** Bits that roles take. */
export const ROLE_BITS = 5;

const READ_AS = { stylesheet: STYLESHEET, manifest: MANIFEST };

export const isNavigational = (kind: LinkKind): boolean => meaningOf(kind).isNavigational === true;

/** The role that a link of this kind gives its target. */
export function roleOf(kind: LinkKind, isInternal: boolean): number {
  if (kind === 'form') return FORM_ONLY | (isInternal ? INTERNAL : 0);
  if (!isInternal) return 0;
  const { isReadAs } = meaningOf(kind);
  return INTERNAL | (isNavigational(kind) ? NAVIGATIONAL : 0) | (isReadAs === undefined ? 0 : READ_AS[isReadAs]);
}
