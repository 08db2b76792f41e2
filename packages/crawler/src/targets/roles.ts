import { LINK_KINDS, type LinkKind, meaningOf } from '../page/links/link-kind.ts';

/** The roles of a target for the site, by its URL and the links to it; one bit each. Roles are only added, except for `FORM_ONLY`. */
export const INTERNAL = 1;
/** The target is internal, and linked in a way that leads a reader there: HTML at its URL is a page of the site. */
export const NAVIGATIONAL = 2;
/** An internal stylesheet: read for the URLs in it. */
export const STYLESHEET = 4;
/** An internal manifest of a web application: read for the URLs in it. */
export const MANIFEST = 8;
/** Only forms lead to the target: it is recorded and never requested. */
export const FORM_ONLY = 16;

/** A script or stylesheet, anywhere; no HTML. */
export const CODE = 32;
/** An image, anywhere. */
export const IMAGE = 64;

/** Number of bits for roles. */
export const ROLE_BITS = 7;

const USED_AS = { code: CODE, image: IMAGE };
const READ_AS = { stylesheet: STYLESHEET, manifest: MANIFEST };

export const isNavigational = (kind: LinkKind): boolean => meaningOf(kind).isNavigational === true;

/** The role that a link of this kind gives its target. */
export function roleOf(kind: LinkKind, isInternal: boolean): number {
  return isInternal ? ROLES[kind].inside : ROLES[kind].outside;
}

/** Roles by kind of link, made once because they are looked up for every link of a crawl. */
const ROLES = Object.fromEntries(
  LINK_KINDS.map((kind) => [kind, { inside: INTERNAL | insideRole(kind), outside: outsideRole(kind) }]),
) as Record<LinkKind, { readonly inside: number; readonly outside: number }>;

function outsideRole(kind: LinkKind): number {
  const { isUsedAs } = meaningOf(kind);
  if (kind === 'form') return FORM_ONLY;
  return isUsedAs === undefined ? 0 : USED_AS[isUsedAs];
}

function insideRole(kind: LinkKind): number {
  const { isReadAs } = meaningOf(kind);
  return (
    outsideRole(kind) | (isNavigational(kind) ? NAVIGATIONAL : 0) | (isReadAs === undefined ? 0 : READ_AS[isReadAs])
  );
}
