import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import { originOf } from '../url/origin-of.ts';
import { judgeFinally } from '../verdict/judge.ts';
import type { NotFoundProbes } from './not-found-probes.ts';
import { areNearlyEqual } from './not-found-signals.ts';
import type { NotFoundSuspicions } from './not-found-suspicions.ts';

/** Largest number of pages that are requested a second time, and of groups of look-alikes that are probed. */
const MAX_PAGES = 25;
const MAX_GROUPS = 5;

interface SoftNotFoundParts {
  readonly suspicions: NotFoundSuspicions;
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly probes: NotFoundProbes;
}

interface Look {
  /** The start page, which is never a soft 404, whatever its text. */
  readonly home: number;
  /** Pages to examine even if nothing about them is suspicious. Default: none. */
  readonly candidates?: readonly number[];
}

/**
 * Warns of soft 404s: pages with the text "not found" and a status of success. Each candidate is fetched once more, and must then show two
 * signals, one of them strong. A page that looks like the server's response to a made-up path has a strong signal. That does not count when
 * the home page looks the same: then the site is an application that shows everything by script.
 */
export async function findSoftNotFound(look: Look, parts: SoftNotFoundParts): Promise<void> {
  for (const id of await findCandidates(look, parts)) await judgePage(id, parts);
}

async function findCandidates({ home, candidates = [] }: Look, parts: SoftNotFoundParts): Promise<readonly number[]> {
  const { suspicions, probes } = parts;
  const found = new Set([...candidates, ...suspicions.pages].filter((id) => mayBeSoftNotFound(id, home, parts)));
  for (const group of suspicions.lookalikes.slice(0, MAX_GROUPS)) {
    const alike = group.filter((id) => mayBeSoftNotFound(id, home, parts));
    const [first] = alike;
    if (first === undefined || found.size >= MAX_PAGES) continue;
    if ((await probes.probe(first)) !== undefined) for (const id of alike) found.add(id);
  }
  return [...found].slice(0, MAX_PAGES);
}

/** The page was read with a good verdict, and is no home page. */
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
