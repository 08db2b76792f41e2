import type { Redirect } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';
import { MAX_HOPS } from '../requests/crawl-bounds.ts';
import type { CrawlRecord, VerdictFacts } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge, judgeFinally, redirectWarnings } from '../verdict/judge.ts';
import type { Frontier } from './frontier.ts';

/** A target that redirects to another target of the site, and gets the verdict of that one. */
interface Alias {
  readonly id: number;
  readonly hops: readonly Redirect[];
  readonly method: 'GET' | 'HEAD';
}

interface JudgementsParts {
  readonly frontier: Frontier;
  /** Queues a target again if its verdict shows that it has to be read. */
  readonly queue: { reconsider(id: number): void };
  readonly emit: (record: CrawlRecord) => void;
  /** Monotonic ms. */
  readonly now: () => number;
}

/** Gives verdicts to targets, and to those that redirect to them, and remembers which must be rechecked. */
export class Judgements {
  readonly #frontier: Frontier;
  readonly #queue: JudgementsParts['queue'];
  readonly #emit: (record: CrawlRecord) => void;
  readonly #now: () => number;
  /** Redirecting targets, by the target that they lead to. */
  readonly #aliases = new Map<number, Alias[]>();
  readonly #leadsTo = new Map<number, number>();
  /** Redirects of the targets that answered with some; they are few. */
  readonly #hops = new Map<number, readonly Redirect[]>();
  /** Method of the request that was answered with the redirect, by target. */
  readonly #methods = new Map<number, VerdictFacts['method']>();
  /** Suspects, with the time of their failure in ms of the clock. */
  readonly #suspects = new Map<number, number>();
  /** The start page, with the facts of its last verdict. */
  #start: { readonly id: number; facts: VerdictFacts | undefined } = { id: 1, facts: undefined };
  /** Number of pages of the site that refused us every time, for `RATE_LIMIT`. */
  refusedPages = 0;

  constructor(parts: JudgementsParts) {
    this.#frontier = parts.frontier;
    this.#queue = parts.queue;
    this.#emit = parts.emit;
    this.#now = parts.now;
  }

  /** Makes `startFacts` describe this target from now on. */
  watchStart(id: number): void {
    if (this.#start.id !== id) this.#start = { id, facts: undefined };
  }

  get startFacts(): VerdictFacts | undefined {
    return this.#start.facts;
  }

  /** The facts of the exchange about the target: a failure may make it suspect, a second one makes it broken. */
  judge(id: number, exchange: Exchange): VerdictFacts {
    return this.#frontier.isRechecked(id) ? judgeFinally(exchange) : judge(exchange);
  }

  settle(id: number, facts: VerdictFacts): void {
    this.remember(id, facts);
    // The spread comes first: V8 copies an object it knows as a whole, but adds to another one member by member.
    this.#emit({ ...facts, type: 'verdict', target: id, requested: this.#frontier.wasRequested(id) });
    for (const alias of this.#aliases.get(id) ?? []) this.settle(alias.id, this.#follow(alias, id));
    this.#queue.reconsider(id);
  }

  /** Remembers a verdict without emitting it. Also called for verdicts of an earlier run. */
  remember(id: number, facts: VerdictFacts): void {
    const frontier = this.#frontier;
    frontier.markJudged(id, facts);
    if (id === this.#start.id) this.#start.facts = facts;
    const isHtml = facts.contentType !== undefined && isHtmlType(facts.contentType);
    // A target of the site that redirects is no page of it, whatever the content at the end of the redirects.
    if (isHtml && (facts.redirects.length === 0 || !frontier.isInternal(id))) frontier.markHtml(id);
    if (facts.redirects.length > 0) {
      this.#hops.set(id, facts.redirects);
      if (facts.method !== undefined) this.#methods.set(id, facts.method);
    }
    if (facts.verdict === 'suspect') this.#suspects.set(id, this.#now());
    else this.#suspects.delete(id);
    if (facts.reason === 'rate_limited' && frontier.isNavigational(id)) this.refusedPages++;
  }

  /** Notes that `id` answered with redirects that lead to the target `final`, which may have a verdict already or not. */
  alias(id: number, final: number, chain: { hops: readonly Redirect[]; method: 'GET' | 'HEAD' }): void {
    const alias: Alias = { id, hops: chain.hops, method: chain.method };
    if (this.closesLoop(id, final)) {
      this.settle(id, this.#asRedirect(alias, chain.hops));
      return;
    }
    this.#link(alias, final);
    if (this.#frontier.verdict(final) !== undefined) this.settle(id, this.#follow(alias, final));
  }

  /** The target at the end of the redirects; `id` itself when it does not redirect within the site. */
  final(id: number): number {
    let at = id;
    for (let hops = 0; hops <= MAX_HOPS; hops++) at = this.#leadsTo.get(at) ?? at;
    return at;
  }

  /** The target answered with a redirect, within the site or to elsewhere. */
  redirects(id: number): boolean {
    return this.#hops.has(id);
  }

  /** All redirects from a target to the end. */
  hopsOf(id: number): readonly Redirect[] {
    return this.#hops.get(id) ?? [];
  }

  /** Targets that answer with redirects, and these redirects. */
  get redirecting(): Iterable<readonly [id: number, hops: readonly Redirect[]]> {
    return this.#hops;
  }

  /** Targets that redirect to another target of the site, each with that target. */
  get led(): Iterable<readonly [id: number, final: number]> {
    return this.#leadsTo;
  }

  /** Replaces the `ok` of a redirecting target by a fact that is known only later, such as a missing fragment. */
  amend(id: number, more: Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'> & Partial<VerdictFacts>): void {
    const redirects = this.hopsOf(id);
    const finalUrl = redirects.at(-1)?.location;
    const status = this.#frontier.verdict(id)?.status;
    const method = this.#methods.get(id);
    const known = {
      ...(method === undefined ? {} : { method }),
      ...(finalUrl === undefined ? {} : { finalUrl }),
      ...(status === undefined ? {} : { status }),
    };
    this.settle(id, { ...known, warnings: [], ...more, redirects });
  }

  /** Notes a redirect of an earlier run, whose verdicts are known. */
  restoreRedirect(id: number, final: number): void {
    if (this.closesLoop(id, final)) return;
    this.#link({ id, hops: this.hopsOf(id), method: 'GET' }, final);
  }

  /** Takes suspects that failed by `since`, with the time of that, and had no second chance yet. Marks them as having it now. */
  takeSuspects(since: number): (readonly [id: number, failedAt: number])[] {
    const taken = [...this.#unchecked()].filter(([, failedAt]) => failedAt <= since);
    for (const [id] of taken) this.#frontier.markRechecked(id);
    return taken;
  }

  /** Time of the first failure among the suspects that had no second chance; undefined when there is none. */
  get suspectSince(): number | undefined {
    let first: number | undefined;
    for (const [, failedAt] of this.#unchecked()) if (first === undefined || failedAt < first) first = failedAt;
    return first;
  }

  /** Suspects that had no second chance, without those that redirect to another target: they get its verdict. */
  *#unchecked(): Generator<[id: number, failedAt: number]> {
    for (const suspect of this.#suspects) {
      if (!this.#frontier.isRechecked(suspect[0]) && !this.#leadsTo.has(suspect[0])) yield suspect;
    }
  }

  #link(alias: Alias, final: number): void {
    this.#leadsTo.set(alias.id, final);
    const others = this.#aliases.get(final) ?? [];
    this.#aliases.set(final, [...others.filter((other) => other.id !== alias.id), alias]);
  }

  /** A redirect from `id` to `final` would close a loop of redirects. */
  closesLoop(id: number, final: number): boolean {
    for (let at: number | undefined = final; at !== undefined; at = this.#leadsTo.get(at)) if (at === id) return true;
    return false;
  }

  /** The verdict of `final`, with the redirects that lead to it. */
  #follow(alias: Alias, final: number): VerdictFacts {
    const known = this.#frontier.verdict(final);
    const hops = [...alias.hops, ...(this.#hops.get(final) ?? [])];
    if (known === undefined) return this.#asRedirect(alias, hops);
    if (hops.length > MAX_HOPS) return { ...this.#asRedirect(alias, hops), reason: 'too_many_redirects' };
    return {
      ...this.#asRedirect(alias, hops),
      verdict: known.verdict,
      reason: known.reason,
      ...(known.status === undefined ? {} : { status: known.status }),
      warnings: known.verdict === 'ok' ? redirectWarnings(hops) : [],
    };
  }

  /** Facts of the redirects themselves. A caller that knows the verdict of the end overwrites this one, which is a loop. */
  #asRedirect(alias: Alias, hops: readonly Redirect[]): VerdictFacts {
    const finalUrl = hops.at(-1)?.location;
    const status = alias.hops.at(-1)?.status;
    return {
      verdict: 'broken',
      reason: 'redirect_loop',
      method: alias.method,
      redirects: hops.slice(0, MAX_HOPS + 1),
      warnings: [],
      ...(finalUrl === undefined ? {} : { finalUrl }),
      ...(status === undefined ? {} : { status }),
    };
  }
}
