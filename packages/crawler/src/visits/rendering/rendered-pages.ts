import type { OutboundResponse } from '@linkvitals/outbound';
import type { CrawlOptions } from '../../crawl-options.ts';
import { isNoindex } from '../../findings/is-noindex.ts';
import { pageRelations } from '../../findings/page-relations.ts';
import { baseOf, type PageLinks } from '../../links/page-links.ts';
import type { LinkColumns } from '../../page/links/link-columns.ts';
import { linkColumns } from '../../page/links/link-columns.ts';
import { meaningOf } from '../../page/links/link-kind.ts';
import type { PageContent } from '../../page/page-content.ts';
import type { PageRendering, PageToRender, RenderedPage, RenderResult } from '../../page/page-rendering.ts';
import { fnv1a } from '../../page/text/fnv1a.ts';
import type { Frontier } from '../../targets/frontier.ts';
import type { Finding, PageLink, PageRecord, RenderingPattern } from '../../types/records.ts';
import { decodeFragment } from '../../url/decode-fragment.ts';
import type { ChosenPages } from './auto/chosen-pages.ts';
import type { Compared } from './auto/needs-rendering.ts';
import { type PageForm, pageForm } from './auto/page-pattern.ts';
import { mergeLinks } from './merge-links.ts';
import { compareRendered, notRendered } from './rendering-findings.ts';
import type { ScriptRequests } from './script-requests.ts';

/** Largest page that is rendered, in bytes. */
const MAX_BYTES = 8 * 1_024 * 1_024;

interface RenderedPagesParts {
  readonly options: Pick<CrawlOptions, 'userAgent' | 'ownUserAgent'>;
  readonly rendering: PageRendering;
  /** Chooses the pages that are rendered. Absent: all are. */
  readonly chosen?: ChosenPages | undefined;
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

/** A page that was sent, and may be rendered. */
interface SentPage {
  readonly url: string;
  readonly response: Pick<Response, 'headers' | 'body'>;
  readonly headerLinks: LinkColumns;
  readonly raw: RawView;
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
    return (raw) => this.#renderIfChosen(id, { url, response: kept, headerLinks, raw });
  }

  /** The result for each kind of pages; undefined when all are rendered. */
  get patterns(): readonly RenderingPattern[] | undefined {
    return this.#parts.chosen?.patterns;
  }

  /** Renders a page that cannot exist, to see what the site shows then; undefined where no page needs rendering. */
  async probe(url: string, response: Pick<Response, 'headers' | 'body'>): Promise<RenderResult | undefined> {
    return this.#parts.chosen?.hasNeed === false ? undefined : this.#render(url, response);
  }

  async #renderIfChosen(id: number, page: SentPage): Promise<PageView> {
    const { chosen, frontier } = this.#parts;
    const { url, response, raw } = page;
    const take = await chosen?.admit(formOf(url, raw, frontier));
    if (chosen !== undefined && take === undefined) return asSent(raw, { rendered: 'no' });
    let compared: Compared | undefined;
    try {
      const result = await this.#render(url, response);
      if ('failure' in result) return failed(raw, result);
      const read = await this.#read(id, { ...page, result });
      compared = read.compared;
      return read.view;
    } finally {
      take?.(compared);
    }
  }

  async #render(url: string, response: Pick<Response, 'headers' | 'body'>): Promise<RenderResult> {
    const { rendering, requests, options, signal } = this.#parts;
    const { userAgent, ownUserAgent = userAgent } = options;
    let answered = 0;
    const send: PageToRender['send'] = async (request) => {
      // What another page has loaded already is not requested.
      let isSent = false;
      const onSent = (): void => {
        isSent = true;
        request.onSent();
      };
      const response = await requests.send({ ...request, onSent });
      if (isSent) answered++;
      return response;
    };
    const result = await rendering.render({ url, response, userAgent: ownUserAgent, send, signal });
    return { ...result, requests: answered };
  }

  async #read(
    id: number,
    page: SentPage & { readonly result: RenderedPage & RenderResult },
  ): Promise<{ readonly view: PageView; readonly compared: Compared }> {
    const { readText, pageLinks, frontier } = this.#parts;
    const { url, headerLinks, raw, result } = page;
    const { headers } = page.response;
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
      title: one.title,
      textLength: one.marks.textLength,
      noindex: isNoindex(one.robots, header),
    });
    const [before, after] = [claims(raw.content, raw.base), claims(content, result.base)];
    const view: PageView = {
      // Search engines obey a noindex of either.
      content: isNoindex(raw.content.robots, '') ? { ...content, robots: raw.content.robots } : content,
      base: result.base,
      links: merged,
      truncated: raw.truncated || truncated,
      isPartly: result.isCut || !result.isSettled,
      isRendered: true,
      findings: compareRendered({
        raw: before,
        rendered: after,
        header,
        links: merged,
        urlOf: (target) => frontier.url(target),
      }),
      fields: { rendered: 'yes', renderMs: result.ms, scriptRequests: result.requests },
    };
    const added = merged.filter(({ kind, seen }) => seen === 'rendered' && meaningOf(kind).isFollowed);
    const parts = merged.filter(({ target, fragment }) => target === id && fragment !== undefined);
    const addsParts = parts.some(({ fragment = '' }) => {
      const name = fnv1a(decodeFragment(fragment));
      return content.anchors.includes(name) && !raw.content.anchors.includes(name);
    });
    return {
      view,
      compared: { raw: before, rendered: after, added: added.map(({ target }) => target), addsParts },
    };
  }
}

/** The kind of a page, by what it was sent as. */
function formOf(url: string, { content, links }: RawView, frontier: Frontier): PageForm | undefined {
  const scripts = links.filter(({ kind }) => kind === 'script').map(({ target }) => frontier.url(target));
  const inMain = links.filter(
    ({ kind, region }) => meaningOf(kind).isFollowed && (region === 'main' || region === 'other'),
  );
  return pageForm(url, content, { links: inMain.length, scripts });
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
