import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import { redirectWarnings } from '../verdict/judge.ts';
import { isHabit, type Led, ledHome } from './led-home.ts';
import type { NotFoundProbes } from './not-found-probes.ts';

interface LedHomeParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly probes: Pick<NotFoundProbes, 'leadsHome'>;
}

const DETAIL = 'It redirects to the start page, as if it did not exist.';

/**
 * Warns of links that are redirected to the start page of their host instead of the page that they name. That takes two such links on the
 * host or, on the site, a made-up path that is redirected there too.
 */
export async function findLedHome({ frontier, judgements, probes }: LedHomeParts): Promise<void> {
  const warned: Led[] = [];
  for (const group of ledHome(candidates(frontier, judgements)).values()) {
    const [first] = group;
    if (first === undefined) continue;
    if (isHabit(group) || (frontier.isInternal(first.id) && (await probes.leadsHome(first.id)))) warned.push(...group);
  }
  for (const { id } of warned) {
    const warnings = [...redirectWarnings(judgements.hopsOf(id)), 'soft_404'] as const;
    judgements.amend(id, { verdict: 'ok', reason: 'ok', detail: DETAIL, warnings });
  }
}

function* candidates(frontier: Frontier, judgements: Judgements): Generator<Led> {
  for (const [id, hops] of judgements.redirecting) {
    if (frontier.verdict(id)?.verdict !== 'ok' || frontier.useOf(id) !== undefined) continue;
    const end = hops.at(-1)?.location;
    if (end !== undefined) yield { id, url: frontier.url(id), end };
  }
}
