import type { ExternalHosts } from '../crawl-options.ts';
import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { HostRoots } from '../requests/host-roots.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { VerdictFacts } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judgeAnswer } from '../verdict/judge.ts';
import { isPrivate, PRIVATE_ADDRESS } from '../verdict/private-address.ts';
import type { Outcomes } from './outcomes.ts';
import type { Redirects } from './redirects.ts';
import type { TargetRequests } from './target-requests.ts';

interface ExternalVisitorParts {
  readonly frontier: Frontier;
  readonly fragments: FragmentLedger;
  readonly judgements: Judgements;
  /** What all crawls know of other hosts. */
  readonly hosts: ExternalHosts;
  readonly roots: HostRoots;
  readonly requests: TargetRequests;
  readonly redirects: Redirects;
  readonly outcomes: Outcomes;
}

const REFUSES_ALL = {
  verdict: 'unverifiable',
  reason: 'blocked',
  detail: 'The server gives the same answer for its root.',
} as const;

/** Visits targets on other hosts, unless a crawl of late has. */
export class ExternalVisitor {
  readonly #parts: ExternalVisitorParts;

  constructor(parts: ExternalVisitorParts) {
    this.#parts = parts;
  }

  async visit(id: number): Promise<void> {
    const { frontier, fragments, judgements, hosts, requests, redirects, outcomes } = this.#parts;
    const url = frontier.url(id);
    const wantsBody = fragments.wants(id);
    const cached = wantsBody ? undefined : hosts.cached(url);
    if (cached !== undefined) return judgements.settle(id, cached);
    const answered = wantsBody ? await requests.body(id) : await requests.head(id);
    if ('stopped' in answered) return redirects.leadOn(id, answered);
    const more = isPrivate(answered, url) ? PRIVATE_ADDRESS : await this.#refusesAll(answered);
    hosts.remember(url, await outcomes.ofLink(id, answered, more));
  }

  /** A host that answers its own root with the same odd refusal says nothing about the page. */
  async #refusesAll({ end, url }: Exchange): Promise<Partial<VerdictFacts> | undefined> {
    if (end.kind !== 'answer' || judgeAnswer(end.response)[1] !== 'client_error') return undefined;
    const root = `${originOf(url)}/`;
    if (url === root || (await this.#parts.roots.status(root)) !== end.response.status) return undefined;
    return REFUSES_ALL;
  }
}
