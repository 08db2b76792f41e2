import type { OutboundResponse } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';
import type { RenderResult } from '../page/page-rendering.ts';
import { decodeText } from '../page/text/decode-text.ts';
import { fnv1a } from '../page/text/fnv1a.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import type { Frontier } from '../targets/frontier.ts';
import { originOf } from '../url/origin-of.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isStart } from './led-home.ts';
import { areNearlyEqual, type NotFoundSignals, notFoundSignals } from './not-found-signals.ts';

/** Bytes of a page that are examined. */
const BYTES = 65_536;
/** Bytes of a page that is rendered first. */
const RENDERED_BYTES = 2 * 1_024 * 1_024;

interface NotFoundProbesParts {
  readonly frontier: Frontier;
  readonly fetcher: Fetcher;
  readonly robots: RobotsBook;
  readonly limits: { readonly connectMs: number; readonly totalMs: number };
  /** Renders what is compared. Absent: it is compared as it was sent. */
  readonly rendering?: Rendering | undefined;
}

interface Rendering {
  /** Undefined: pages of the site need no rendering. */
  probe(url: string, response: OutboundResponse): Promise<RenderResult | undefined>;
}

interface Seen {
  readonly exchange: Exchange;
  readonly signals: NotFoundSignals;
}

/** URL of a made-up path in this directory, which cannot exist. */
const missingIn = (directory: string): string =>
  `${directory}${fnv1a(directory).toString(36)}${fnv1a(`${directory}/`).toString(36)}`;

/** Requests pages once more, and paths that cannot exist, to compare the responses. */
export class NotFoundProbes {
  readonly #parts: NotFoundProbesParts;
  readonly #home: number;
  /** Responses to paths that cannot exist, by their directory. */
  readonly #probes = new Map<string, Promise<NotFoundSignals | undefined>>();
  #atHome: Promise<Seen | undefined> | undefined;

  /** @param home the start page */
  constructor(home: number, parts: NotFoundProbesParts) {
    this.#home = home;
    this.#parts = parts;
  }

  /**
   * The signals of the server's response to a made-up path in the directory of this page. Undefined when it answers "not found", when
   * robots.txt disallows that path, and when the home page looks the same.
   */
  probe(id: number): Promise<NotFoundSignals | undefined> {
    const directory = new URL('.', this.#parts.frontier.url(id)).href;
    const known = this.#probes.get(directory);
    if (known !== undefined) return known;
    const probe = this.#requestMissing(directory);
    this.#probes.set(directory, probe);
    return probe;
  }

  /** A made-up path in the directory of this page is redirected to the start page of its host. */
  async leadsHome(id: number): Promise<boolean> {
    const url = missingIn(new URL('.', this.#parts.frontier.url(id)).href);
    if (!this.#allows(url)) return false;
    const { fetcher, limits } = this.#parts;
    const exchange = await fetcher.fetch({ url, method: 'GET', limits });
    if ('stopped' in exchange || exchange.end.kind !== 'answer' || exchange.hops.length === 0) return false;
    return isStart(new URL(exchange.url));
  }

  /** The HTML that is served for the page without a redirect, with a status of success, and its signals; else undefined. */
  look(id: number): Promise<Seen | undefined> {
    return this.#lookAt(this.#parts.frontier.url(id));
  }

  async #requestMissing(directory: string): Promise<NotFoundSignals | undefined> {
    const url = missingIn(directory);
    if (!this.#allows(url)) return undefined;
    const nothing = await this.#lookAt(url);
    if (nothing === undefined) return undefined;
    this.#atHome ??= this.look(this.#home);
    const start = await this.#atHome;
    const isApplication = start === undefined || areNearlyEqual(start.signals.words, nothing.signals.words);
    return isApplication ? undefined : nothing.signals;
  }

  #allows(url: string): boolean {
    return this.#parts.robots.findLoaded(originOf(url))?.allows(url) === true;
  }

  async #lookAt(url: string): Promise<Seen | undefined> {
    const { fetcher, limits, rendering } = this.#parts;
    const maxBodyBytes = rendering === undefined ? BYTES : RENDERED_BYTES;
    const exchange = await fetcher.fetch({ url, method: 'GET', limits, maxBodyBytes });
    if ('stopped' in exchange || exchange.end.kind !== 'answer' || exchange.hops.length > 0) return undefined;
    const { status, headers, body } = exchange.end.response;
    const type = headers['content-type'];
    if (status < 200 || status > 299 || type === undefined || !isHtmlType(type)) return undefined;
    const page = { url, robotsHeader: headers['x-robots-tag'] ?? '' };
    const rendered = await rendering?.probe(url, exchange.end.response);
    const isRendered = rendered !== undefined && !('failure' in rendered);
    const html = isRendered ? rendered.html.slice(0, BYTES) : decodeText(body.subarray(0, BYTES), type);
    return { exchange, signals: notFoundSignals(html, page) };
  }
}
