import { type FindingCode, finding } from '../../findings/finding-table.ts';
import { isNoindex } from '../../findings/is-noindex.ts';
import type { RenderFailure } from '../../page/page-rendering.ts';
import type { Finding, PageLink } from '../../types/records.ts';

const WHY: Readonly<Record<RenderFailure, string>> = {
  timeout: 'Its scripts did not come to an end.',
  crashed: 'The browser crashed.',
  memory: 'It takes too much memory.',
  limit: 'It is too large.',
  browser: 'The browser did not work.',
};

export const notRendered = (failure: RenderFailure): Finding => finding('not_rendered', WHY[failure]);

/** Statements of a page about itself. */
interface Claims {
  readonly canonicals: readonly string[];
  readonly robots: string;
}

/**
 * Compares a page as it was sent with the page as its scripts have built it.
 *
 * @param page.header the X-Robots-Tag; '' when absent
 * @param page.links all links
 */
export function compareRendered(page: {
  readonly raw: Claims;
  readonly rendered: Claims;
  readonly header: string;
  readonly links: readonly PageLink[];
  readonly urlOf: (target: number) => string;
}): Finding[] {
  const { raw, rendered, header, links, urlOf } = page;
  const found: Finding[] = [];
  const add = (code: FindingCode, detail: string): void => {
    found.push(finding(code, detail));
  };
  const added = links.filter(({ kind, seen }) => seen === 'rendered' && (kind === 'a' || kind === 'area'));
  const [first] = added;
  if (first !== undefined) add('links_need_scripts', `${added.length}, the first: ${urlOf(first.target)}`);
  const [before, after] = [raw.canonicals.join(', '), rendered.canonicals.join(', ')];
  if (before !== '' && before !== after) add('canonical_changed', `${before}, by script: ${after || 'none'}`);
  const [wasOut, isOut] = [isNoindex(raw.robots, header), isNoindex(rendered.robots, header)];
  if (wasOut !== isOut) add('noindex_changed', isOut ? 'Scripts add noindex.' : 'Scripts remove noindex.');
  return found;
}
