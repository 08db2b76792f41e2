import type { ResumeState } from '../crawl-options.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { PageLedger } from '../targets/page-ledger.ts';
import { FORM_ONLY, INTERNAL, NAVIGATIONAL } from '../targets/roles.ts';
import type { Targets } from '../targets/targets.ts';
import type { VerdictFacts, VerdictRecord } from '../types/records.ts';
import { resolveLink } from '../url/resolve-link.ts';

/** Types of stylesheets and manifests. */
const HOLDS_URLS = /^(?:text\/css|application\/(?:manifest\+)?json)\b/i;

interface StoredRedirect {
  readonly id: number;
  readonly finalUrl: string;
}

interface RestoreParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly ledger: PageLedger;
}

/**
 * Restores an interrupted crawl: verdicts that were written stand, all other targets are requested again. A page counts only with its
 * verdict, because its record is written first.
 *
 * @returns targets that were found on the way from the start page, in a way that a sitemap does not explain
 */
export async function restore(state: ResumeState, parts: RestoreParts): Promise<ReadonlySet<number>> {
  const redirects = await restoreTargets(state.targets, parts);
  const linked = await restorePages(state.pages, parts);
  const { frontier, targets, judgements } = parts;
  if (state.resources !== undefined) {
    for await (const resource of state.resources) {
      for (const link of resource.links) targets.meetAgain(link.target, link.kind, frontier.depth(link.target));
    }
  }
  for (const { id, finalUrl } of redirects) {
    const final = frontier.find(resolveLink(finalUrl, finalUrl).url);
    if (final === undefined || final === id) continue;
    linked.add(final);
    judgements.restoreRedirect(id, final);
  }
  return linked;
}

async function restoreTargets(stored: ResumeState['targets'], parts: RestoreParts): Promise<StoredRedirect[]> {
  const { frontier, targets, judgements, ledger } = parts;
  const redirects: StoredRedirect[] = [];
  for await (const { id, url, depth, internal, navigational, verdict } of stored) {
    const role = internal ? INTERNAL | (navigational ? NAVIGATIONAL : 0) : 0;
    if (verdict === undefined) {
      frontier.restore(id, url, { depth, role: 0 });
      frontier.sleep(id);
      continue;
    }
    frontier.restore(id, url, { depth, role });
    judgements.remember(id, factsOf(verdict));
    // GET was used for a stylesheet or manifest that was to be read; HEAD would have been enough for anything else.
    if (verdict.method === 'GET' && HOLDS_URLS.test(verdict.contentType ?? '')) frontier.markFetched(id);
    if (verdict.requested) frontier.markRequested(id);
    if (verdict.reason === 'form') frontier.addRole(id, FORM_ONLY);
    if (verdict.warnings.includes('mixed_content')) frontier.markMixed(id);
    if (verdict.reason === 'page_limit') ledger.noteLeftOut();
    if (verdict.reason === 'trap') frontier.doubt(id);
    else if (internal && navigational) targets.recount(url);
    if (verdict.finalUrl !== undefined) redirects.push({ id, finalUrl: verdict.finalUrl });
  }
  // It is not known whether the earlier run left URLs out.
  frontier.turnedAway = frontier.isFull;
  return redirects;
}

async function restorePages(stored: ResumeState['pages'], parts: RestoreParts): Promise<Set<number>> {
  const { frontier, targets, ledger } = parts;
  const linked = new Set<number>();
  for await (const page of stored) {
    if (frontier.verdict(page.target) === undefined) continue;
    frontier.markFetched(page.target);
    // A page that was restored before may have queued this one to be read.
    frontier.take(page.target);
    ledger.note(page);
    frontier.markRead(page.target);
    for (const link of page.links) {
      if (page.depth === 0) linked.add(link.target);
      targets.meetAgain(link.target, link.kind, page.depth + 1, page.url);
    }
  }
  return linked;
}

function factsOf({ type: _type, target: _target, requested: _requested, ...facts }: VerdictRecord): VerdictFacts {
  return facts;
}
