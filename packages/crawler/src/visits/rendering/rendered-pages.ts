import type { OutboundResponse } from '@linkvitals/outbound';
import type { CrawlOptions } from '../../crawl-options.ts';
import { isNoindex } from '../../findings/is-noindex.ts';
import { pageRelations } from '../../findings/page-relations.ts';
import { baseOf, type PageLinks } from '../../links/page-links.ts';
import type { LinkColumns } from '../../page/links/link-columns.ts';
import { linkColumns } from '../../page/links/link-columns.ts';
import type { PageContent } from '../../page/page-content.ts';
import type { PageRendering, RenderedPage, RenderResult } from '../../page/page-rendering.ts';
import type { Frontier } from '../../targets/frontier.ts';
import type { Finding, PageLink, PageRecord } from '../../types/records.ts';
import { mergeLinks } from './merge-links.ts';
import { compareRendered, notRendered } from './rendering-findings.ts';
import type { ScriptRequests } from './script-requests.ts';

/** Largest page that is rendered, in bytes. */
const MAX_BYTES = 8 * 1_024 * 1_024;

interface RenderedPagesParts {
  readonly options: Pick<CrawlOptions, 'userAgent' | 'ownUserAgent'>;
  readonly rendering: PageRendering;
  readonly requests: ScriptRequests;
  /** Reads a document that is no response. */
  readonly readText: (html: string) => Promise<PageContent>;
  readonly pageLinks: PageLinks;
  readonly frontier: Frontier;
  readonly signal: AbortSignal;
}

/** A page as it is checked: as it was sent, or as its scripts have built it. */
export interface PageView {
  readonly content: PageContent;
  /** Base of its links, as the page names it. */
  readonly base: string | undefined;
  readonly links: readonly PageLink[];
  /** The crawl takes no more targets, so that links are missing. */
  readonly truncated: boolean;
  /** Some of the page was not read, or may still come. */
  readonly isPartly: boolean;
  readonly isRendered: boolean;
  readonly findings: readonly Finding[];
  /** Members of the page record. */
  readonly fields: Pick<PageRecord, 'rendered' | 'renderMs' | 'scriptRequests'>;
}

type RawView = Pick<PageView, 'content' | 'base' | 'links' | 'truncated'>;
type Response = Pick<OutboundResponse, 'status' | 'headers' | 'body' | 'bodyTruncated'>;

/** Renders pages of the site: has their scripts run, and reads what these have built. */
export class RenderedPages {
  readonly #parts: RenderedPagesParts;

  constructor(parts: RenderedPagesParts) {
    this.#parts = parts;
  }

  /**
   * Keeps the response of a page, which its reader takes over.
   *
   * @returns renders the page and gives it as it is then; a page that cannot be rendered stays as it was sent
   */
  prepare(id: number, url: string, response: Response, headerLinks: LinkColumns): (raw: RawView) => Promise<PageView> {
    const { status, headers } = response;
    const isRendered = status === 200 && /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
    const isLarge = response.bodyTruncated || response.body.byteLength > MAX_BYTES;
    if (!isRendered) return async (raw) => asSent(raw, { rendered: 'no' });
    if (isLarge) return async (raw) => failed(raw, { failure: 'limit', ms: 0, requests: 0 });
    // `slice` of a Buffer would be the same memory.
    const kept = { headers, body: new Uint8Array(response.body) };
    return async (raw) => {
      const result = await this.render(url, kept);
      if ('failure' in result) return failed(raw, result);
      return this.#read(id, { url, headers, headerLinks, raw, result });
    };
  }

  /** Renders a page. */
  render(url: string, response: Pick<Response, 'headers' | 'body'>): Promise<RenderResult> {
    const { rendering, requests, options, signal } = this.#parts;
    const { userAgent, ownUserAgent = userAgent } = options;
    return rendering.render({
      url,
      response,
      userAgent: ownUserAgent,
      send: (request) => requests.send(request),
      signal,
    });
  }

  async #read(
    id: number,
    page: {
      readonly url: string;
      readonly headers: Response['headers'];
      readonly headerLinks: LinkColumns;
      readonly raw: RawView;
      readonly result: RenderedPage & RenderResult;
    },
  ): Promise<PageView> {
    const { readText, pageLinks, frontier } = this.#parts;
    const { url, headers, headerLinks, raw, result } = page;
    const content = await readText(result.html);
    const depth = frontier.depth(id);
    const at = { url, base: result.base, depth };
    const first = pageLinks.resolve([content.links, headerLinks, awayLinks(result, url)], at);
    const links = [...first.links];
    let { truncated } = first;
    for (const { html, base } of result.frames) {
      const frame = await readText(html);
      const found = pageLinks.resolve([frame.links], { url, base, depth });
      links.push(...found.links);
      truncated ||= found.truncated;
    }
    const merged = mergeLinks(raw.links, links);
    const header = headers['x-robots-tag'] ?? '';
    const claims = (one: PageContent, base: string | undefined) => ({
      canonicals: pageRelations(one.marks, headers.link, { url, base: baseOf({ url, base }) }).canonicals,
      robots: one.robots,
    });
    return {
      // Search engines obey a noindex of either.
      content: isNoindex(raw.content.robots, '') ? { ...content, robots: raw.content.robots } : content,
      base: result.base,
      links: merged,
      truncated: raw.truncated || truncated,
      isPartly: result.isCut || !result.isSettled,
      isRendered: true,
      findings: compareRendered({
        raw: claims(raw.content, raw.base),
        rendered: claims(content, result.base),
        header,
        links: merged,
        urlOf: (target) => frontier.url(target),
      }),
      fields: { rendered: 'yes', renderMs: result.ms, scriptRequests: result.requests },
    };
  }
}

const asSent = (raw: RawView, fields: PageView['fields'], findings: readonly Finding[] = []): PageView => ({
  ...raw,
  isPartly: false,
  isRendered: false,
  findings,
  fields,
});

function failed(
  raw: RawView,
  { failure, ms, requests }: Extract<RenderResult, { readonly failure: unknown }>,
): PageView {
  const fields = { rendered: `failed: ${failure}`, renderMs: ms, scriptRequests: requests } as const;
  return asSent(raw, fields, [notRendered(failure)]);
}

/** URLs to which scripts lead the reader of the page, as links of it. */
function awayLinks({ away }: RenderedPage, url: string): LinkColumns {
  const elsewhere = away.filter((href) => href !== url);
  return linkColumns(elsewhere.map((href) => ({ href, kind: 'refresh', line: 0, text: '', region: 'other' })));
}
