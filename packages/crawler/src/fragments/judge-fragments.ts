import type { Redirect } from '@linkvitals/outbound';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { CrawlRecord } from '../types/records.ts';
import { URL_LIMIT } from '../url/resolve-link.ts';
import type { FragmentLedger } from './fragment-ledger.ts';
import type { FragmentUse } from './open-uses.ts';

interface JudgeFragmentsParts {
  readonly frontier: Frontier;
  readonly fragments: FragmentLedger;
  readonly judgements: Judgements;
  readonly emit: (record: CrawlRecord) => void;
}

/** Targets with open fragments whose page answered well but whose ids nobody has read yet. */
export function unreadForFragments({ frontier, fragments, judgements }: Omit<JudgeFragmentsParts, 'emit'>): number[] {
  for (const [id, hops] of judgements.redirecting) {
    const fragment = frontier.verdict(id)?.verdict === 'ok' ? fragmentOf(hops) : undefined;
    if (fragment !== undefined) fragments.leads(id, fragment);
  }
  for (const id of fragments.openTargets) fragments.redirected(id, judgements.final(id));
  return fragments.openTargets.filter((id) => {
    const final = judgements.final(id);
    return frontier.verdict(id)?.verdict === 'ok' && frontier.isHtml(final) && !fragments.isKnown(id);
  });
}

/**
 * Emits what is left: for each missing fragment its target, its verdict and the links to it. Pages whose ids could not
 * be read prove nothing and are passed over.
 */
export function judgeFragments({ frontier, fragments, judgements, emit }: JudgeFragmentsParts): void {
  for (const id of fragments.openTargets) {
    fragments.redirected(id, judgements.final(id));
    if (!fragments.isKnown(id)) continue;
    emitMissing(id, fragments.open(id), { frontier, emit, detail: 'The page has no element with this id.' });
    if (fragments.leadsAstray(id) && frontier.verdict(id)?.verdict === 'ok') {
      const detail = 'The redirect leads to a part of the page that is not there.';
      judgements.amend(id, { verdict: 'broken', reason: 'fragment_missing', detail });
    }
  }
}

/** Without `#`. The last one counts: a Location without any keeps the one before (RFC 9110, section 10.2.2). */
function fragmentOf(hops: readonly Redirect[]): string | undefined {
  const location = hops.findLast((hop) => /#./.test(hop.location))?.location;
  return location?.slice(location.indexOf('#') + 1);
}

/** Emits what `missing` fragments of the target are, and the links to them. */
export function emitMissing(
  id: number,
  missing: ReadonlyMap<string, readonly FragmentUse[]>,
  { frontier, emit, detail }: Pick<JudgeFragmentsParts, 'frontier' | 'emit'> & { readonly detail: string },
): void {
  for (const [fragment, uses] of missing) {
    const url = new URL(`#${fragment}`, frontier.url(id)).href;
    if (url.length > URL_LIMIT) continue;
    if (frontier.isFull && frontier.find(url) === undefined) continue;
    const target = targetOf(frontier, id, { url, emit });
    const status = frontier.verdict(id)?.status;
    emit({
      type: 'verdict',
      target,
      requested: false,
      verdict: 'broken',
      reason: 'fragment_missing',
      ...(status === undefined ? {} : { status }),
      redirects: [],
      warnings: [],
      detail,
    });
    for (const use of uses) emit({ type: 'fragment-link', target, fragment, ...use });
  }
}

/** Its own id, found again when an earlier run had made it. */
function targetOf(
  frontier: Frontier,
  page: number,
  made: { url: string; emit: (record: CrawlRecord) => void },
): number {
  const known = frontier.find(made.url);
  if (known !== undefined) return known;
  const depth = frontier.depth(page);
  const id = frontier.add(made.url, depth, 0);
  const internal = frontier.isInternal(page);
  made.emit({ type: 'target', id, url: made.url, internal, navigational: frontier.isNavigational(page), depth });
  return id;
}
