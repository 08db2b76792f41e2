import type { CrawlOptions } from '../crawl-options.ts';
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
  readonly onNote?: CrawlOptions['onNote'];
}

interface Visitor {
  visit(id: number): Promise<void>;
}

/** Checks the robots.txt before a visit. Targets that it disallows, or whose robots.txt could not be requested, get their verdict here. */
export class RobotsGate {
  readonly #frontier: Frontier;
  readonly #robots: RobotsBook;
  readonly #judgements: Judgements;
  readonly #onNote: CrawlOptions['onNote'];

  constructor({ frontier, robots, judgements, onNote }: RobotsGateParts) {
    this.#onNote = onNote;
    this.#frontier = frontier;
    this.#robots = robots;
    this.#judgements = judgements;
  }

  /** Lets the visitor visit the target, if the robots.txt allows it. */
  async admit(id: number, visitor: Visitor): Promise<void> {
    // Most robots.txt files are known, so that no round of the event loop is needed.
    const policy = this.#robots.findFresh(originOf(this.#frontier.url(id))) ?? (await this.#readPolicy(id));
    if (policy !== undefined && this.#isAllowed(id, policy)) await visitor.visit(id);
  }

  /** Undefined when the robots.txt got no response; the target then has its verdict. */
  async #readPolicy(id: number): Promise<RobotsPolicy | undefined> {
    const url = this.#frontier.url(id);
    if (this.#frontier.isRechecked(id) && this.#robots.forgetUnreachable(originOf(url)))
      this.#onNote?.({ url: `${originOf(url)}/robots.txt`, why: 'robots_unread' });
    const answer = await this.#robots.read(originOf(url));
    if (answer.kind === 'policy') return answer.policy;
    const facts = this.#judgements.judge(id, { ...answer.exchange, url, hops: [] });
    this.#judgements.settle(id, judgeWithoutRobots(answer.exchange, facts));
    return undefined;
  }

  #isAllowed(id: number, policy: RobotsPolicy): boolean {
    const detail = policy.refusal(this.#frontier.url(id));
    if (detail === undefined) return true;
    const facts = { verdict: 'not_checked', reason: 'robots_disallowed', redirects: [], warnings: [], detail } as const;
    this.#judgements.settle(id, facts);
    return false;
  }
}
