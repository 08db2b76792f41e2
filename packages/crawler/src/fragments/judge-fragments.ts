import type { Redirect } from '@linkvitals/outbound';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { CrawlRecord, VerdictFacts } from '../types/records.ts';
import { URL_LIMIT } from '../url/resolve-link.ts';
import { isGate } from '../verdict/is-gate.ts';
import type { FragmentLedger } from './fragment-ledger.ts';
import type { FragmentUse } from './open-uses.ts';

interface JudgeFragmentsParts {
  readonly frontier: Frontier;
  readonly fragments: FragmentLedger;
  readonly judgements: Judgements;
  readonly emit: (record: CrawlRecord) => void;
}

/** Targets that answered well and have open fragments, but whose ids were not read yet. */
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

/** A judgement on a part of a page that was not found there. */
type PartJudgement = Required<Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'>>;

const BROKEN = { verdict: 'broken', reason: 'fragment_missing' } as const;
const MISSING: PartJudgement = { ...BROKEN, detail: 'The page has no element with this id.' };
const LEADS_ASTRAY: PartJudgement = {
  ...BROKEN,
  detail: 'The redirect leads to a part of the page that is not there.',
};
export const TEXT_MISSING: PartJudgement = { ...BROKEN, detail: 'The page does not hold this text.' };

const UNVERIFIABLE = { verdict: 'unverifiable', reason: 'fragment_unverifiable' } as const;
const BEHIND_GATE: PartJudgement = {
  ...UNVERIFIABLE,
  detail: 'The link ends at a page for signing in or for consent, so the page itself was not seen.',
};
export const READ_IN_PART: PartJudgement = {
  ...UNVERIFIABLE,
  detail: 'The page or the site is so large that only some ids of the page are known, and this part is none of them.',
};
const MAYBE_MADE: PartJudgement = {
  ...UNVERIFIABLE,
  detail: 'The source of the page has no element with this id; its scripts may make one.',
};

/**
 * Emits, for each fragment that was not found, its target, its verdict and the links to it. Skips pages whose ids could not be read,
 * because they prove nothing.
 */
export function judgeFragments({ frontier, fragments, judgements, emit }: JudgeFragmentsParts): void {
  for (const id of fragments.openTargets) {
    fragments.redirected(id, judgements.final(id));
    if (!fragments.isKnown(id)) continue;
    const judgement = doubtAbout(id, { frontier, fragments, judgements }) ?? MISSING;
    emitParts(id, fragments.open(id), { frontier, emit, judgement });
    if (!fragments.leadsAstray(id) || frontier.verdict(id)?.verdict !== 'ok') continue;
    if (judgement === MISSING) judgements.amend(id, LEADS_ASTRAY);
    else if (judgement === READ_IN_PART) judgements.amend(id, READ_IN_PART);
  }
}

/** The fragment to which redirects lead, without `#`: that of the last Location that has one (RFC 9110, section 10.2.2). */
function fragmentOf(hops: readonly Redirect[]): string | undefined {
  const location = hops.findLast((hop) => /#./.test(hop.location))?.location;
  return location?.slice(location.indexOf('#') + 1);
}

/** The reason why a part that was not found may exist all the same; undefined when there is none. */
function doubtAbout(
  id: number,
  { frontier, fragments, judgements }: Omit<JudgeFragmentsParts, 'emit'>,
): PartJudgement | undefined {
  const end = judgements.hopsOf(id).at(-1)?.location;
  if (end !== undefined && isGate(frontier.url(id), end)) return BEHIND_GATE;
  if (fragments.isReadInPart(id)) return READ_IN_PART;
  return fragments.hasScripts(id) ? MAYBE_MADE : undefined;
}

/** Emits the verdict on parts of the target's page, and the links to them. */
export function emitParts(
  id: number,
  parts: ReadonlyMap<string, readonly FragmentUse[]>,
  { frontier, emit, judgement }: Pick<JudgeFragmentsParts, 'frontier' | 'emit'> & { readonly judgement: PartJudgement },
): void {
  for (const [fragment, uses] of parts) {
    const url = new URL(`#${fragment}`, frontier.url(id)).href;
    if (url.length > URL_LIMIT || !frontier.admits(url)) continue;
    const target = targetOf(frontier, id, { url, emit });
    const status = frontier.verdict(id)?.status;
    emit({
      type: 'verdict',
      target,
      requested: false,
      ...judgement,
      ...(status === undefined ? {} : { status }),
      redirects: [],
      warnings: [],
    });
    for (const use of uses) emit({ type: 'fragment-link', target, fragment, ...use });
  }
}

/** Id of the target for a part of a page: a new one, or the one that an earlier run had made. */
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
