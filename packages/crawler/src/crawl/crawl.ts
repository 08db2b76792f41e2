import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions, OneTarget } from '../crawl-options.ts';
import { judgeSite } from '../findings/judge-site.ts';
import { judgeFragments, unreadForFragments } from '../fragments/judge-fragments.ts';
import { nextRound } from '../next-round.ts';
import { type CrawlBounds, crawlBounds } from '../requests/crawl-bounds.ts';
import { collectSeeds, type Seeds } from '../sitemap/collect-seeds.ts';
import { findSoftNotFound } from '../soft-404/find-soft-not-found.ts';
import { systemClock } from '../system-clock.ts';
import type { CrawlRecord, EndRecord, PageLink } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { Scope } from '../url/scope.ts';
import { failsAlone } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { judgeWithoutRobots } from '../verdict/judge-without-robots.ts';
import { assembleCrawl, type CrawlParts } from './assemble-crawl.ts';
import { CrawlStopped } from './crawl-stopped.ts';
import { type StartPage, startFailure, stopFailure } from './failure-code.ts';
import { failsAsIfAway, meetOne } from './look-at-one.ts';
import { nameSources } from './name-sources.ts';
import { plantListed } from './plant-listed.ts';
import { reachSite } from './reach-site.ts';
import { RecordChannel } from './record-channel.ts';
import { restore } from './restore.ts';

const RECHECK_AFTER_MS = 30_000;
/** Pages of sitemaps that are processed between two rounds of the event loop: a few milliseconds. */
const SEEDS_PER_SLICE = 1_024;
/** Images, videos and language versions that are taken of sitemaps: in all, and for each page that the crawl may read. */
const MAX_LISTED = 2_000;
const LISTED_PER_PAGE = 10;

/** One crawl from start to end: takes its parts through the phases. */
export class Crawl {
  readonly records = new RecordChannel();
  readonly #options: CrawlOptions;
  readonly #clock: CrawlClock;
  readonly #bounds: CrawlBounds;
  readonly #stop = new AbortController();
  readonly #scope: Scope;
  readonly #parts: CrawlParts;
  #startId = 1;
  #planted: ReadonlyMap<string, readonly PageLink[]> = new Map();
  /** How the site failed that did not come back. */
  #lost: OutboundErrorCode | undefined;

  /** @throws TypeError for a start URL that is no http(s) URL; ExclusionPatternError */
  constructor(options: CrawlOptions) {
    const start = resolveLink(options.startUrl, 'about:blank');
    if (start.kind !== 'http') throw new TypeError('startUrl must be an absolute http(s) URL');
    this.#options = { ...options, startUrl: start.url };
    this.#clock = options.clock ?? systemClock;
    this.#bounds = crawlBounds(options.limits);
    this.#scope = new Scope(start.url, options.folder);
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
      this.#clock.sleep(this.#bounds.timeMs, timer.signal).then(
        () => this.stop('timeout'),
        () => undefined,
      );
      this.records.push(await this.#phases());
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
    const linked = resume === undefined ? undefined : await restore(resume, this.#parts);
    const failed = await this.#start();
    if (failed !== undefined) return failed;
    let seeds: Seeds | undefined;
    if (linked !== undefined && this.#parts.frontier.size > 1) {
      seeds = await this.#seeds();
      // Seeds get their depth together, so a run that was cut among them takes up the rest first.
      if (this.#seedsBegun(seeds.urls, linked)) await this.#plant(seeds);
    }
    await this.#visitAll();
    seeds ??= await this.#seeds();
    await this.#plant(seeds);
    await this.#visitAll();
    await this.#secondChances();
    await findSoftNotFound({ ...this.#parts, limits: this.#bounds.page, home: this.#startId });
    await this.#judgeFragments();
    await this.#judgeTexts();
    nameSources({ seeds, planted: this.#planted }, { ...this.#parts, emit: (record) => this.records.push(record) });
    const end = this.#end();
    if (end.outcome === 'completed') this.#judgeSite(seeds.urls);
    const { isComplete, linksLeftOut } = seeds;
    const unread = isComplete ? {} : { sitemapsUnread: true as const };
    return { ...end, ...unread, ...(linksLeftOut === 0 ? {} : { sitemapLinksLeftOut: linksLeftOut }) };
  }

  /** One URL through the phases that judge it. What was not seen besides proves nothing: the end says that it is truncated. */
  async #lookAt({ url, home = this.#options.startUrl, doubted = false }: OneTarget): Promise<EndRecord> {
    const emit = (record: CrawlRecord): void => this.records.push(record);
    const { startId, id } = meetOne({ url, home }, { ...this.#parts, emit });
    this.#startId = startId;
    this.#parts.judgements.watchStart(startId);
    await this.#requestAll();
    if (failsAsIfAway(id, this.#parts) && id !== startId) {
      this.#parts.targets.meetAgain(startId, 'start', 0);
      await this.#requestAll();
    }
    if (failsAsIfAway(id, this.#parts) && failsAsIfAway(startId, this.#parts))
      return { type: 'end', outcome: 'failed', truncated: true, ...startFailure(this.#startPage()) };
    const suspects = doubted ? [id] : [];
    await findSoftNotFound({ ...this.#parts, limits: this.#bounds.page, home: startId, suspects });
    await this.#judgeFragments();
    await this.#judgeTexts();
    this.#judgeSite([]);
    return { type: 'end', outcome: 'completed', truncated: true };
  }

  async #requestAll(): Promise<void> {
    await this.#visitAll();
    await this.#secondChances();
  }

  #visitAll(): Promise<void> {
    return this.#parts.scheduler.drain(this.#parts.visits);
  }

  /** The first target, unless an earlier run had reached the site. Gives the end when the site cannot be reached. */
  async #start(): Promise<EndRecord | undefined> {
    if (this.#parts.budget.read > 0) return undefined;
    const known = this.#parts.frontier.size > 0 ? this.#parts.frontier.url(1) : undefined;
    const { startUrl, fallbackToHttp = false } = this.#options;
    const parts = { fallbackToHttp, robots: this.#parts.robots, clock: this.#clock, signal: this.#stop.signal };
    const reached = await reachSite({ ...parts, startUrl: known ?? startUrl });
    const url = reached.kind === 'reached' ? reached.startUrl : (known ?? startUrl);
    this.#startId = this.#parts.targets.meet({ kind: 'http', url }, 'start', 0);
    this.#parts.judgements.watchStart(this.#startId);
    if (reached.kind === 'reached') return undefined;
    this.#parts.judgements.settle(this.#startId, judgeWithoutRobots(url, reached.exchange, true));
    // The code says how the network failed, also where nothing is known of the start page.
    const isRobots = failsAlone(reached.exchange);
    return this.#end({ ...judge(reached.exchange, true), leadsAway: undefined, isRobots });
  }

  async #seeds(): Promise<Seeds> {
    if (this.#options.useSitemaps === false)
      return { urls: [], sources: [], files: [], linksLeftOut: 0, isComplete: true };
    const origins = new Set(
      [this.#startId, this.#parts.judgements.final(this.#startId)].map((id) => originOf(this.#parts.frontier.url(id))),
    );
    const sitemaps = new Set<string>();
    let isComplete = true;
    for (const origin of origins) {
      if (!this.#scope.isInternal(origin)) continue;
      const answer = await this.#parts.robots.of(origin);
      if (answer.kind === 'unreachable') {
        isComplete = false;
        continue;
      }
      for (const url of answer.policy.sitemaps) sitemaps.add(url);
      if (answer.policy.allows(`${origin}/sitemap.xml`)) sitemaps.add(`${origin}/sitemap.xml`);
      else isComplete = false;
    }
    const isInternal = (url: string): boolean => this.#scope.isInternal(url);
    const { fetcher, robots } = this.#parts;
    const mayFetch = (url: string): boolean => robots.loaded(originOf(url))?.allows(url) !== false;
    const maxLinks = Math.min(MAX_LISTED, this.#bounds.maxPages * LISTED_PER_PAGE);
    const limits = this.#bounds.page;
    const seeds = await collectSeeds({ fetcher, sitemaps: [...sitemaps], isInternal, mayFetch, limits, maxLinks });
    return { ...seeds, isComplete: isComplete && seeds.isComplete };
  }

  /** Pages that are only in a sitemap are one click away; those that were met keep their depth. */
  async #plant(seeds: Seeds): Promise<void> {
    for (const [planted, url] of seeds.urls.entries()) {
      if (planted % SEEDS_PER_SLICE === SEEDS_PER_SLICE - 1) await nextRound();
      this.#parts.targets.meetListed({ kind: 'http', url }, 'sitemap');
    }
    this.#planted = await plantListed(seeds.files, { ...this.#parts, emit: (record) => this.records.push(record) });
  }

  /**
   * An earlier run had come to the sitemaps: a seed has their depth, no page or redirect accounts for it, and all
   * pages met before it have their verdict, so none of them can account for it later.
   */
  #seedsBegun(seeds: readonly string[], linked: ReadonlySet<number>): boolean {
    const frontier = this.#parts.frontier;
    let first = Number.POSITIVE_INFINITY;
    for (const url of seeds) {
      const id = frontier.find(url);
      if (id !== undefined && frontier.depth(id) === 1 && !linked.has(id)) first = Math.min(first, id);
    }
    if (first === Number.POSITIVE_INFINITY) return false;
    for (let id = 1; id < first; id++) {
      if (frontier.verdict(id) === undefined && this.#scope.isInternal(frontier.url(id))) return false;
    }
    return true;
  }

  /**
   * Suspects are requested again when their pause is over; for most of them it was while the crawl went on. What a page
   * that came back links to is crawled like the rest.
   */
  async #secondChances(): Promise<void> {
    const { judgements, targets } = this.#parts;
    const pause = this.#options.recheckAfterMs ?? RECHECK_AFTER_MS;
    for (let since = judgements.suspectSince; since !== undefined; since = judgements.suspectSince) {
      const wait = since + pause - this.#clock.now();
      if (wait > 0) await this.#clock.sleep(wait, this.#stop.signal);
      for (const id of judgements.takeSuspects(this.#clock.now() - pause)) targets.enqueue(id);
      await this.#visitAll();
    }
  }

  async #judgeFragments(): Promise<void> {
    const parts = { ...this.#parts, emit: (record: CrawlRecord): void => this.records.push(record) };
    const anchors = (id: number): Promise<void> => this.#parts.secondReader.anchors(id);
    for (const id of unreadForFragments(parts)) this.#parts.targets.enqueue(id);
    await this.#parts.scheduler.drain({ page: anchors, check: anchors, external: anchors });
    judgeFragments(parts);
  }

  #judgeSite(seeds: readonly string[]): void {
    const emit = (record: CrawlRecord): void => this.records.push(record);
    const truncated = this.#parts.budget.exceeded;
    judgeSite({ ...this.#parts, seeds, startId: this.#startId, truncated, emit });
  }

  /** Requests the internal pages whose text links quote; there are few. */
  async #judgeTexts(): Promise<void> {
    const { frontier, judgements, texts, secondReader } = this.#parts;
    for (const id of texts.targets) {
      const isGood = frontier.verdict(id)?.verdict === 'ok' && frontier.isHtml(judgements.final(id));
      if (isGood && frontier.isInternal(id)) await secondReader.texts(id);
    }
  }

  #end(start = this.#startPage()): EndRecord {
    const { read, exceeded } = this.#parts.budget;
    const failure = read === 0 ? startFailure(start) : this.#throttled();
    if (failure !== undefined) return { type: 'end', outcome: 'failed', truncated: exceeded, ...failure };
    return { type: 'end', outcome: 'completed', truncated: exceeded };
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

  /** Time is up, or the caller aborts: what was not requested is recorded as such. */
  #closeStopped({ why }: CrawlStopped): void {
    if (why !== 'abandoned') {
      for (let id = 1; id <= this.#parts.frontier.size; id++) {
        if (this.#parts.frontier.url(id) !== '' && this.#parts.frontier.verdict(id) === undefined)
          this.#parts.targets.refuse(id, 'interrupted');
      }
      this.records.push({ type: 'end', outcome: 'failed', truncated: true, ...stopFailure(why, this.#lost) });
    }
    this.records.close();
  }
}
