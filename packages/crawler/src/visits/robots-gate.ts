import type { RobotsBook } from '../robots/robots-book.ts';
import type { RobotsPolicy } from '../robots/robots-policy.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import { originOf } from '../url/origin-of.ts';
import { judgeWithoutRobots } from '../verdict/judge-without-robots.ts';

interface RobotsGateParts {
  readonly frontier: Frontier;
  readonly robots: RobotsBook;
  readonly judgements: Judgements;
}

/** Robots.txt comes first: what it forbids, or an origin that does not even serve it, gets its verdict here. */
export class RobotsGate {
  readonly #frontier: Frontier;
  readonly #robots: RobotsBook;
  readonly #judgements: Judgements;

  constructor({ frontier, robots, judgements }: RobotsGateParts) {
    this.#frontier = frontier;
    this.#robots = robots;
    this.#judgements = judgements;
  }

  /** A promise only while the robots.txt has to be fetched: most targets need no further round. */
  mayFetch(id: number): boolean | Promise<boolean> {
    const policy = this.#robots.fresh(originOf(this.#frontier.url(id)));
    return policy === undefined ? this.#fetchRobots(id) : this.#isAllowed(id, policy);
  }

  async #fetchRobots(id: number): Promise<boolean> {
    const url = this.#frontier.url(id);
    const recheck = this.#frontier.isRechecked(id);
    if (recheck) this.#robots.forgetUnreachable(originOf(url));
    const answer = await this.#robots.of(originOf(url));
    if (answer.kind === 'policy') return this.#isAllowed(id, answer.policy);
    this.#judgements.settle(id, judgeWithoutRobots(url, answer.exchange, recheck));
    return false;
  }

  #isAllowed(id: number, policy: RobotsPolicy): boolean {
    const detail = policy.refusal(this.#frontier.url(id));
    if (detail === undefined) return true;
    const facts = { verdict: 'not_checked', reason: 'robots_disallowed', redirects: [], warnings: [], detail } as const;
    this.#judgements.settle(id, facts);
    return false;
  }
}
