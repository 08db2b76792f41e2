import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock, OneTarget } from '../crawl-options.ts';
import type { CrawlSettings } from '../crawl-settings.ts';
import { type CrawlBounds, crawlBounds } from '../requests/crawl-bounds.ts';
import type { Seeds } from '../sitemap/collect-seeds.ts';
import { systemClock } from '../system-clock.ts';
import type { EndRecord } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { Scope } from '../url/scope.ts';
import { failsAlone } from '../verdict/exchange.ts';
import { judgeFinally } from '../verdict/judge.ts';
import { judgeWithoutRobots } from '../verdict/judge-without-robots.ts';
import { assembleCrawl, type CrawlParts } from './assemble-crawl.ts';
import { CrawlStopped } from './crawl-stopped.ts';
import { type StartPage, startFailure, stopFailure } from './failure-code.ts';
import { hasBegunSeeds } from './has-begun-seeds.ts';
import { failsAsIfAway } from './look-at-one.ts';
import { reachSite } from './reach-site.ts';
import { RecordChannel } from './record-channel.ts';

const RECHECK_AFTER_MS = 30_000;

/** One crawl from start to end: runs its phases in their order. */
export class Crawl {
  readonly records = new RecordChannel();
  readonly #options: CrawlSettings;
  readonly #clock: CrawlClock;
  readonly #bounds: CrawlBounds;
  readonly #stop = new AbortController();
  readonly #scope: Scope;
  readonly #parts: CrawlParts;
  #startId = 1;
  /** Error of the site that became unreachable during the crawl; undefined when it did not. */
  #lost: OutboundErrorCode | undefined;

  /** @throws TypeError for a start URL that is no http(s) URL; ExclusionPatternError */
  constructor(options: CrawlSettings) {
    const start = resolveLink(options.startUrl, 'about:blank');
    if (start.kind !== 'http') throw new TypeError('startUrl must be an absolute http(s) URL');
    this.#options = { ...options, startUrl: start.url };
    this.#clock = options.clock ?? systemClock;
    this.#bounds = crawlBounds(options.limits);
    const { folder, headersOverHttp } = options;
    this.#scope = new Scope(start.url, { folder, headersOverHttp });
    this.#parts = assembleCrawl(this.#options, {
      clock: this.#clock,
      bounds: this.#bounds,
      scope: this.#scope,
      records: this.records,
      signal: this.#stop.signal,
      onLost: (code) => {
        this.#lost = code;
        this.stop('lost');
      },
    });
  }

  /** Runs to the end and closes the channel. Never rejects: bugs reach the consumer through the channel. */
  async run(): Promise<void> {
    const timer = new AbortController();
    const cancel = (): void => this.stop('canceled');
    const { signal } = this.#options;
    try {
      signal?.addEventListener('abort', cancel, { once: true });
      if (signal?.aborted) cancel();
      if (Number.isFinite(this.#bounds.timeMs)) {
        this.#clock.sleep(this.#bounds.timeMs, timer.signal).then(
          () => this.stop('timeout'),
          () => undefined,
        );
      }
      this.records.push(this.#withFacts(await this.#phases()));
      this.records.close();
    } catch (error) {
      const reason: unknown = this.#stop.signal.reason;
      if (reason instanceof CrawlStopped && this.#stop.signal.aborted) this.#closeStopped(reason);
      else this.records.close(error);
    } finally {
      timer.abort();
      signal?.removeEventListener('abort', cancel);
    }
  }

  stop(why: CrawlStopped['why']): void {
    this.#stop.abort(new CrawlStopped(why));
  }

  async #phases(): Promise<EndRecord> {
    const { resume, only } = this.#options;
    if (only !== undefined) return this.#lookAt(only);
    const { frontier, phases } = this.#parts;
    const linked = resume === undefined ? undefined : await phases.restore(resume);
    const failed = await this.#start();
    if (failed !== undefined) return failed;
    let seeds: Seeds | undefined;
    if (linked !== undefined && frontier.size > 1) {
      seeds = await this.#seeds();
      // Seeds get their depth together, so a run that was cut among them takes up the rest first.
      if (hasBegunSeeds(seeds.urls, linked, { frontier, scope: this.#scope })) await phases.plantSeeds(seeds);
    }
    await this.#parts.visitAll();
    seeds ??= await this.#seeds();
    const planted = await phases.plantSeeds(seeds);
    await this.#visitAndRecheck();
    await phases.judgeVisited({ home: this.#startId });
    phases.nameSources(seeds, planted);
    const end = this.#end();
    if (end.outcome === 'completed') {
      phases.nameUnread(seeds.unread);
      phases.judgeSite({ seeds: seeds.urls, startId: this.#startId });
    }
    const { isComplete, linksLeftOut, unread: sitemaps } = seeds;
    const unread = isComplete ? {} : { sitemapsUnread: true as const };
    const faults = sitemaps.length === 0 ? {} : { unreadSitemaps: sitemaps };
    return { ...end, ...unread, ...faults, ...(linksLeftOut === 0 ? {} : { sitemapLinksLeftOut: linksLeftOut }) };
  }

  /** Checks one URL, in the phases that judge it. The end record says `truncated`, because the rest of the site was not seen. */
  async #lookAt({ url, home = this.#options.startUrl, doubted = false }: OneTarget): Promise<EndRecord> {
    const { frontier, targets, judgements, phases } = this.#parts;
    const { startId, id } = phases.meetOne({ url, home });
    this.#startId = startId;
    judgements.watchStart(startId);
    await this.#visitAndRecheck();
    if (failsAsIfAway(id, frontier) && id !== startId) {
      targets.meetAgain(startId, 'start', 0);
      await this.#visitAndRecheck();
    }
    if (failsAsIfAway(id, frontier) && failsAsIfAway(startId, frontier))
      return { type: 'end', outcome: 'failed', truncated: true, ...startFailure(this.#startPage()) };
    await phases.judgeVisited({ home: startId, candidates: doubted ? [id] : [] });
    phases.judgeSite({ seeds: [], startId });
    return { type: 'end', outcome: 'completed', truncated: true };
  }

  /** Requests the first target, unless an earlier run had reached the site. Returns the end record when the site cannot be reached. */
  async #start(): Promise<EndRecord | undefined> {
    if (this.#parts.budget.read > 0) return undefined;
    const known = this.#parts.frontier.size > 0 ? this.#parts.frontier.url(1) : undefined;
    const { startUrl, fallbackToHttp = false } = this.#options;
    const parts = { fallbackToHttp, robots: this.#parts.robots, clock: this.#clock, signal: this.#stop.signal };
    const reached = await reachSite({ ...parts, startUrl: known ?? startUrl });
    const url = reached.kind === 'reached' ? reached.startUrl : reached.exchange.url;
    this.#startId = this.#parts.targets.meet({ kind: 'http', url }, 'start', 0);
    this.#parts.judgements.watchStart(this.#startId);
    if (reached.kind === 'reached') return undefined;
    const facts = judgeFinally({ ...reached.exchange, url, hops: [] });
    this.#parts.judgements.settle(this.#startId, judgeWithoutRobots(reached.exchange, facts));
    // The code says how the network failed, also where nothing is known of the start page.
    const isRobots = failsAlone(reached.exchange);
    return this.#end({ ...judgeFinally(reached.exchange), leadsAway: undefined, isRobots });
  }

  async #seeds(): Promise<Seeds> {
    if (this.#options.useSitemaps === false)
      return { urls: [], sources: [], files: [], linksLeftOut: 0, isComplete: true, unread: [] };
    const { frontier, judgements, sitemaps } = this.#parts;
    const origins = [this.#startId, judgements.final(this.#startId)].map((id) => originOf(frontier.url(id)));
    return sitemaps.collect(new Set(origins));
  }

  /** Visits all targets that wait, then the suspects once more. */
  async #visitAndRecheck(): Promise<void> {
    await this.#parts.visitAll();
    await this.#secondChances();
  }

  /**
   * Requests suspects again when their pause is over; for most of them the pause passes while the crawl runs. Links of a page that responds
   * this time are crawled too.
   */
  async #secondChances(): Promise<void> {
    const { judgements, queue, visitAll } = this.#parts;
    const pause = this.#options.recheckAfterMs ?? RECHECK_AFTER_MS;
    for (let since = judgements.suspectSince; since !== undefined; since = judgements.suspectSince) {
      const wait = since + pause - this.#clock.now();
      if (wait > 0) await this.#clock.sleep(wait, this.#stop.signal);
      for (const [id, failedAt] of judgements.takeSuspects(this.#clock.now() - pause)) {
        this.#noteRecheck(id, failedAt);
        queue.add(id);
      }
      await visitAll();
    }
  }

  #noteRecheck(id: number, failedAt: number): void {
    const { frontier } = this.#parts;
    const { reason = '' } = frontier.verdict(id) ?? {};
    this.#options.onNote?.({ url: frontier.url(id), why: 'recheck', reason, ms: this.#clock.now() - failedAt });
  }

  #end(start = this.#startPage()): EndRecord {
    const { budget, frontier } = this.#parts;
    const { read } = budget;
    const truncated = budget.exceeded || frontier.turnedAway;
    const failure = read === 0 ? startFailure(start) : this.#throttled();
    if (failure !== undefined) return { type: 'end', outcome: 'failed', truncated, ...failure };
    const full = frontier.turnedAway ? { targetLimit: this.#bounds.maxTargets } : {};
    return { type: 'end', outcome: 'completed', truncated, ...full };
  }

  /** Adds to the end of a crawl what is known of it as a whole. */
  #withFacts(end: EndRecord): EndRecord {
    const renderingPatterns = this.#parts.rendering?.patterns;
    const facts = this.#withTraps(this.#withHeaders(end));
    return renderingPatterns === undefined ? facts : { ...facts, renderingPatterns };
  }

  /** Adds `headersHeldBack`, by what is known of all targets, so that a resumed crawl gets the same result. */
  #withHeaders(end: EndRecord): EndRecord {
    const { frontier } = this.#parts;
    if (Object.keys(this.#options.headers ?? {}).length === 0) return end;
    for (let id = 1; id <= frontier.size; id++) {
      const isTried = id === this.#startId || frontier.wasRequested(id);
      const isOwn = isTried && frontier.isInternal(id);
      if (isOwn && !this.#scope.mayCarryHeaders(frontier.url(id))) return { ...end, headersHeldBack: true };
    }
    return end;
  }

  #withTraps(end: EndRecord): EndRecord {
    const { frontier } = this.#parts;
    let trapped = 0;
    for (let id = 1; id <= frontier.size; id++) {
      // Few are doubtful, and a verdict is made anew for each call.
      if (frontier.isDoubtful(id) && frontier.verdict(id)?.reason === 'trap') trapped++;
    }
    return trapped === 0 ? end : { ...end, trapped };
  }

  #startPage(): StartPage | undefined {
    const facts = this.#parts.judgements.startFacts;
    if (facts === undefined) return undefined;
    const final = facts.redirects.at(-1)?.location;
    const leadsAway = final === undefined || this.#scope.isInternal(final) ? undefined : final;
    return { ...facts, leadsAway };
  }

  #throttled(): { errorCode: 'RATE_LIMIT'; error: string } | undefined {
    if (this.#parts.judgements.refusedPages <= this.#parts.budget.read) return undefined;
    return { errorCode: 'RATE_LIMIT', error: 'The server refused more than half of our requests.' };
  }

  /** Ends a crawl that was stopped: records each target that was not requested as `interrupted`, unless the crawl was abandoned. */
  #closeStopped({ why }: CrawlStopped): void {
    if (why !== 'abandoned') {
      for (let id = 1; id <= this.#parts.frontier.size; id++) {
        if (this.#parts.frontier.url(id) !== '' && this.#parts.frontier.verdict(id) === undefined)
          this.#parts.targetRecords.leaveOut(id, 'interrupted');
      }
      const failure = stopFailure(why, this.#lost);
      this.records.push(this.#withFacts({ type: 'end', outcome: 'failed', truncated: true, ...failure }));
    }
    this.records.close();
  }
}
