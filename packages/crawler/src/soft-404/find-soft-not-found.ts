import { decodeText } from '../page/text/decode-text.ts';
import { fnv1a } from '../page/text/fnv1a.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import { originOf } from '../url/origin-of.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isHtmlType } from '../verdict/is-html-type.ts';
import { judge } from '../verdict/judge.ts';
import { areNearlyEqual, type NotFoundSignals, notFoundSignals } from './not-found-signals.ts';
import type { NotFoundSuspicions } from './not-found-suspicions.ts';

/** Pages that are fetched a second time, groups of look-alikes that are probed, and bytes that are looked at. */
const MAX_PAGES = 25;
const MAX_GROUPS = 5;
const BYTES = 65_536;

interface SoftNotFoundParts {
  readonly suspicions: NotFoundSuspicions;
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly fetcher: Fetcher;
  readonly robots: RobotsBook;
  readonly limits: { readonly connectMs: number; readonly totalMs: number };
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
export async function findSoftNotFound(parts: SoftNotFoundParts): Promise<void> {
  const finder = new SoftNotFoundFinder(parts);
  for (const id of await finder.candidates()) await finder.judge(id);
}

type Seen = { readonly exchange: Exchange; readonly signals: NotFoundSignals };

class SoftNotFoundFinder {
  readonly #parts: SoftNotFoundParts;
  /** Answers to paths that cannot exist, by their directory. */
  readonly #probes = new Map<string, Promise<NotFoundSignals | undefined>>();

  #home: Promise<Seen | undefined> | undefined;

  constructor(parts: SoftNotFoundParts) {
    this.#parts = parts;
  }

  async candidates(): Promise<readonly number[]> {
    const { suspicions, suspects: named = [] } = this.#parts;
    const found = new Set([...named, ...suspicions.pages].filter((id) => this.#mayBe(id)));
    for (const group of suspicions.lookalikes.slice(0, MAX_GROUPS)) {
      const suspects = group.filter((id) => this.#mayBe(id));
      const [first] = suspects;
      if (first === undefined || found.size >= MAX_PAGES) continue;
      if ((await this.#probe(first)) !== undefined) for (const id of suspects) found.add(id);
    }
    return [...found].slice(0, MAX_PAGES);
  }

  async judge(id: number): Promise<void> {
    const { frontier, judgements } = this.#parts;
    const seen = await this.#look(frontier.url(id));
    if (seen === undefined) return;
    const { exchange, signals } = seen;
    const probe = signals.strong && signals.supporting ? undefined : await this.#probe(id);
    const isLikeNothing = probe !== undefined && areNearlyEqual(signals.words, probe.words);
    const strong = Number(signals.strong) + Number(isLikeNothing);
    if (strong === 0 || strong + Number(signals.supporting) < 2) return;
    const facts = judge(exchange, true);
    const mixed = frontier.isMixed(id) ? (['mixed_content'] as const) : [];
    judgements.settle(id, { ...facts, warnings: [...facts.warnings, ...mixed, 'soft_404'] });
  }

  #mayBe(id: number): boolean {
    const { frontier, judgements, home } = this.#parts;
    const isHome =
      id === home || id === judgements.final(home) || frontier.url(id) === `${originOf(frontier.url(id))}/`;
    return !isHome && frontier.isRead(id) && frontier.verdict(id)?.verdict === 'ok';
  }

  /** What the server says to a path that cannot exist beside this page; undefined when it says "not found". */
  #probe(id: number): Promise<NotFoundSignals | undefined> {
    const url = this.#parts.frontier.url(id);
    const directory = new URL('.', url).href;
    const known = this.#probes.get(directory);
    if (known !== undefined) return known;
    const probe = this.#fetchMissing(directory);
    this.#probes.set(directory, probe);
    return probe;
  }

  async #fetchMissing(directory: string): Promise<NotFoundSignals | undefined> {
    const { robots, frontier, home } = this.#parts;
    const url = `${directory}${fnv1a(directory).toString(36)}${fnv1a(`${directory}/`).toString(36)}`;
    if (!robots.loaded(originOf(url))?.allows(url)) return undefined;
    const nothing = await this.#look(url);
    if (nothing === undefined) return undefined;
    this.#home ??= this.#look(frontier.url(home));
    const start = await this.#home;
    const isApplication = start === undefined || areNearlyEqual(start.signals.words, nothing.signals.words);
    return isApplication ? undefined : nothing.signals;
  }

  /** HTML that is served there without a redirect, with a status of success. */
  async #look(url: string): Promise<Seen | undefined> {
    const { fetcher, limits } = this.#parts;
    const exchange = await fetcher.fetch({ url, method: 'GET', limits, maxBodyBytes: BYTES });
    if ('stopped' in exchange || exchange.end.kind !== 'answer' || exchange.hops.length > 0) return undefined;
    const { status, headers, body } = exchange.end.response;
    const type = headers['content-type'];
    if (status < 200 || status > 299 || type === undefined || !isHtmlType(type)) return undefined;
    const page = { url, robotsHeader: headers['x-robots-tag'] ?? '' };
    return { exchange, signals: notFoundSignals(decodeText(body, type), page) };
  }
}
