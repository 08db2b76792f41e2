import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import { originOf } from '../url/origin-of.ts';
import { judgeFinally } from '../verdict/judge.ts';
import type { NotFoundProbes } from './not-found-probes.ts';
import { areNearlyEqual } from './not-found-signals.ts';
import type { NotFoundSuspicions } from './not-found-suspicions.ts';

/** Pages that are requested a second time, and groups of look-alikes that are probed. */
const MAX_PAGES = 25;
const MAX_GROUPS = 5;

interface SoftNotFoundParts {
  readonly suspicions: NotFoundSuspicions;
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly probes: NotFoundProbes;
}

interface Suspects {
  /** Where the site starts, which is its home page whatever it looks like. */
  readonly home: number;
  /** Looked at whatever their pages say. Default: none. */
  readonly suspects?: readonly number[];
}

/**
 * Warns of pages that say "not found" with a status that says otherwise. Each is fetched once more, and two signals,
 * one of them strong, must speak for it then. One strong signal is to look like the answer to a path that cannot
 * exist, unless the home page looks like that too: then the site is an application that shows everything by script.
 */
export async function findSoftNotFound(suspects: Suspects, parts: SoftNotFoundParts): Promise<void> {
  for (const id of await findCandidates(suspects, parts)) await judgePage(id, parts);
}

async function findCandidates(
  { home, suspects: named = [] }: Suspects,
  parts: SoftNotFoundParts,
): Promise<readonly number[]> {
  const { suspicions, probes } = parts;
  const found = new Set([...named, ...suspicions.pages].filter((id) => mayBeSoftNotFound(id, home, parts)));
  for (const group of suspicions.lookalikes.slice(0, MAX_GROUPS)) {
    const suspects = group.filter((id) => mayBeSoftNotFound(id, home, parts));
    const [first] = suspects;
    if (first === undefined || found.size >= MAX_PAGES) continue;
    if ((await probes.probe(first)) !== undefined) for (const id of suspects) found.add(id);
  }
  return [...found].slice(0, MAX_PAGES);
}

/** A good page that was read, but no home page. */
function mayBeSoftNotFound(id: number, home: number, { frontier, judgements }: SoftNotFoundParts): boolean {
  const isHome = id === home || id === judgements.final(home) || frontier.url(id) === `${originOf(frontier.url(id))}/`;
  return !isHome && frontier.isRead(id) && frontier.verdict(id)?.verdict === 'ok';
}

async function judgePage(id: number, { frontier, judgements, probes }: SoftNotFoundParts): Promise<void> {
  const seen = await probes.look(id);
  if (seen === undefined) return;
  const { exchange, signals } = seen;
  const probe = signals.strong && signals.supporting ? undefined : await probes.probe(id);
  const isLikeNothing = probe !== undefined && areNearlyEqual(signals.words, probe.words);
  const strong = Number(signals.strong) + Number(isLikeNothing);
  if (strong === 0 || strong + Number(signals.supporting) < 2) return;
  const facts = judgeFinally(exchange);
  const mixed = frontier.isMixed(id) ? (['mixed_content'] as const) : [];
  judgements.settle(id, { ...facts, warnings: [...facts.warnings, ...mixed, 'soft_404'] });
}
