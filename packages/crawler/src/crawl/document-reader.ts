import type { OutboundResponse } from '@linkvitals/outbound';
import { decodeText } from '../page/decode-text.ts';
import { findFaults } from '../page/find-faults.ts';
import type { RawLink } from '../page/page-content.ts';
import { parseLinkHeader } from '../page/parse-link-header.ts';
import { parseRefresh } from '../page/parse-refresh.ts';
import { readCss } from '../page/read-css.ts';
import { readPageInTurns } from '../page/read-page.ts';
import { relKind } from '../page/rel-kind.ts';
import type { CrawlRecord } from '../types.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import type { CrawlBounds } from './crawl-bounds.ts';
import type { FragmentLedger } from './fragment-ledger.ts';
import { type Frontier, READ } from './frontier.ts';
import type { Judgements } from './judgements.ts';
import type { PageBudget } from './page-budget.ts';
import type { PageLinks } from './page-links.ts';

interface DocumentReaderParts {
  readonly frontier: Frontier;
  readonly pageLinks: PageLinks;
  readonly fragments: FragmentLedger;
  readonly judgements: Judgements;
  readonly budget: PageBudget;
  readonly bounds: CrawlBounds;
  readonly emit: (record: CrawlRecord) => void;
}

interface Answered {
  readonly exchange: Exchange;
  readonly response: OutboundResponse;
}

/** Reads pages and stylesheets of the site: targets of their links, then the document's record, then its verdict. */
export class DocumentReader {
  readonly #parts: DocumentReaderParts;

  constructor(parts: DocumentReaderParts) {
    this.#parts = parts;
  }

  async page(id: number, { exchange, response }: Answered): Promise<void> {
    const { frontier, pageLinks, fragments, judgements, budget, bounds, emit } = this.#parts;
    const url = frontier.url(id);
    const html = decodeText(response.body, response.headers['content-type']);
    const content = await readPageInTurns(html, bounds.linksPerPage);
    const depth = frontier.depth(id);
    const raw = [...content.links, ...headerLinks(response)];
    const links = pageLinks.resolve(raw, { url: exchange.url, base: content.base, depth });
    if (!frontier.has(id, READ)) budget.read++;
    frontier.set(id, READ);
    fragments.learn(id, content.anchors);
    for (const link of links) if (link.fragment !== undefined) fragments.note(id, link);
    const bytes = response.body.byteLength;
    const responseMs = Math.round(response.firstByteMs);
    emit({
      type: 'page',
      target: id,
      url,
      depth,
      status: response.status,
      title: content.title,
      bytes,
      responseMs,
      links,
      linksTruncated: content.linksTruncated,
      anchors: content.anchors,
      findings: findFaults({ url, content, bytes, responseMs, robotsHeader: response.headers['x-robots-tag'] ?? '' }),
    });
    judgements.settle(id, judge(exchange, true));
  }

  stylesheet(id: number, { exchange, response }: Answered): void {
    const { frontier, pageLinks, judgements, emit } = this.#parts;
    const css = decodeText(response.body, response.headers['content-type']);
    const links = pageLinks.resolve(sheetLinks(css), { url: exchange.url, base: undefined, depth: frontier.depth(id) });
    frontier.set(id, READ);
    emit({ type: 'sheet', target: id, links });
    judgements.settle(id, judge(exchange, true));
  }

  /** Only the ids, for fragments of pages that are not the site's own to crawl. */
  async anchors(id: number, response: OutboundResponse): Promise<void> {
    const html = decodeText(response.body, response.headers['content-type']);
    const { anchors } = await readPageInTurns(html, 0);
    this.#parts.fragments.learn(id, anchors);
  }
}

function sheetLinks(css: string): RawLink[] {
  let line = 1;
  let counted = 0;
  return readCss(css).map(({ href, offset, isImport }) => {
    for (let at = css.indexOf('\n', counted); at !== -1 && at < offset; at = css.indexOf('\n', counted)) {
      counted = at + 1;
      line++;
    }
    return { href, kind: isImport ? 'stylesheet' : 'css', line, text: '', region: 'other' };
  });
}

function headerLinks({ headers }: OutboundResponse): RawLink[] {
  const found: RawLink[] = [];
  const { link, refresh } = headers;
  const add = (href: string, kind: RawLink['kind']): void => {
    found.push({ href, kind, line: 0, text: '', region: 'other' });
  };
  if (link !== undefined) {
    for (const { href, rel } of parseLinkHeader(link)) if (relKind(rel) !== undefined) add(href, 'http-link');
  }
  const next = refresh === undefined ? undefined : parseRefresh(refresh);
  if (next !== undefined) add(next, 'refresh');
  return found;
}
