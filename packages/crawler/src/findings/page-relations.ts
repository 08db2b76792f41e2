import { parseLinkHeader } from '../page/links/parse-link-header.ts';
import { MAX_ALTERNATES, type PageMarks } from '../page/page-marks.ts';
import { resolveLink } from '../url/resolve-link.ts';

/** Pages to which a page declares that it belongs, as identities of targets, each once. */
export interface PageRelations {
  readonly canonicals: readonly string[];
  /** Language versions (hreflang), often including the page itself; at most MAX_ALTERNATES. */
  readonly alternates: readonly string[];
}

const NONE: PageRelations = { canonicals: [], alternates: [] };

/**
 * Reads the canonical URL and language versions from the source and the `Link` header (RFC 6596; RFC 8288, section 3.4.1).
 *
 * @param at `url` of the page itself, to which links of a header are relative; `base` for links of the source
 */
export function pageRelations(
  { canonicals, alternates }: PageMarks,
  linkHeader: string | undefined,
  at: { url: string; base: string },
): PageRelations {
  if (canonicals.length === 0 && alternates.length === 0 && linkHeader === undefined) return NONE;
  const found = { canonicals: new Set<string>(), alternates: new Set<string>() };
  const add = (to: Set<string>, href: string, base: string): void => {
    const link = resolveLink(href, base);
    if (link.kind === 'http') to.add(link.url);
  };
  for (const href of canonicals) add(found.canonicals, href, at.base);
  for (const href of alternates) add(found.alternates, href, at.base);
  for (const { href, rel, hreflang } of linkHeader === undefined ? [] : parseLinkHeader(linkHeader)) {
    const kinds = rel.split(/\s+/);
    if (kinds.includes('canonical')) add(found.canonicals, href, at.url);
    if (kinds.includes('alternate') && hreflang) add(found.alternates, href, at.url);
  }
  return { canonicals: [...found.canonicals], alternates: [...found.alternates].slice(0, MAX_ALTERNATES) };
}
