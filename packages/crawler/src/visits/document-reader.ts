import type { OutboundResponse } from '@linkvitals/outbound';
import { findFaults } from '../findings/find-faults.ts';
import { isNoindex } from '../findings/is-noindex.ts';
import { pageFacts } from '../findings/page-facts.ts';
import { pageRelations } from '../findings/page-relations.ts';
import { ANY_ANCHOR, type FragmentLedger } from '../fragments/fragment-ledger.ts';
import { emitMissing } from '../fragments/judge-fragments.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import { baseOf, type PageLinks } from '../links/page-links.ts';
import { TargetUrls } from '../links/target-urls.ts';
import { readBrowserconfig } from '../page/formats/read-browserconfig.ts';
import { readCss } from '../page/formats/read-css.ts';
import { readManifest } from '../page/formats/read-manifest.ts';
import { isShell } from '../page/is-shell.ts';
import { type LinkColumns, linkColumns } from '../page/links/link-columns.ts';
import { mixedContent } from '../page/links/mixed-content.ts';
import { parseLinkHeader } from '../page/links/parse-link-header.ts';
import { parseRefresh } from '../page/links/parse-refresh.ts';
import type { RawLink } from '../page/links/raw-link.ts';
import { relKind } from '../page/links/rel-kind.ts';
import type { PageContent } from '../page/page-content.ts';
import type { PageReading } from '../page/page-reading.ts';
import { decodeStylesheet, decodeText } from '../page/text/decode-text.ts';
import { LineCounter } from '../page/text/line-counter.ts';
import { upgradesInsecure } from '../page/upgrades-insecure.ts';
import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { PageBudget } from '../targets/page-budget.ts';
import type { CrawlRecord, PageLink, PageRecord, VerdictFacts } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import type { Answered } from './answer-kind.ts';
import type { PageLedger } from './page-ledger.ts';

interface DocumentReaderParts {
  readonly frontier: Frontier;
  readonly pageLinks: PageLinks;
  readonly fragments: FragmentLedger;
  readonly texts: TextFragments;
  readonly ledger: PageLedger;
  readonly judgements: Judgements;
  readonly budget: PageBudget;
  readonly bounds: CrawlBounds;
  readonly pageReading: PageReading;
  readonly emit: (record: CrawlRecord) => void;
}

/** Reads pages, stylesheets and manifests of the site: targets of their links, then the document's record, then its verdict. */
export class DocumentReader {
  readonly #parts: DocumentReaderParts;

  constructor(parts: DocumentReaderParts) {
    this.#parts = parts;
  }

  async page(id: number, { exchange, response }: Answered): Promise<void> {
    const { frontier, pageLinks, ledger, judgements, budget, bounds, emit } = this.#parts;
    const url = frontier.url(id);
    const bytes = response.body.byteLength;
    const content = await this.#read(response, bounds.linksPerPage);
    const depth = frontier.depth(id);
    const raw = [content.links, headerLinks(response)];
    const links = pageLinks.resolve(raw, { url: exchange.url, base: content.base, depth });
    if (!frontier.isRead(id)) budget.read++;
    frontier.read(id);
    const { findings, facts } = this.#check({ url: exchange.url, content, links, bytes }, response);
    const page: PageRecord = {
      type: 'page',
      target: id,
      url,
      depth,
      status: response.status,
      title: content.title,
      bytes,
      firstByteMs: response.firstByteMs,
      loadMs: response.loadMs,
      links,
      linksTruncated: content.linksTruncated,
      anchors: anchorsOf(content),
      findings,
      facts,
    };
    ledger.note(page);
    emit(page);
    const isMixed = page.findings.some(({ code }) => code === 'mixed_content');
    judgements.settle(id, this.#judge(id, exchange, isMixed));
  }

  #check(
    { url, content, links, bytes }: { url: string; content: PageContent; links: readonly PageLink[]; bytes: number },
    { headers, firstByteMs, loadMs }: OutboundResponse,
  ): Required<Pick<PageRecord, 'findings' | 'facts'>> {
    const relations = pageRelations(content.marks, headers.link, { url, base: baseOf({ url, base: content.base }) });
    const noindex = isNoindex(content.robots, headers['x-robots-tag'] ?? '');
    const resolved = new TargetUrls(links, this.#parts.frontier);
    const upgraded = content.upgradesInsecure || upgradesInsecure(headers['content-security-policy']);
    return {
      findings: findFaults({ url, content, relations, links: resolved, noindex, upgraded, bytes, firstByteMs, loadMs }),
      facts: pageFacts(content, { relations, noindex, find: (one) => this.#parts.frontier.find(one) }),
    };
  }

  stylesheet(id: number, answered: Answered): void {
    const { body, headers } = answered.response;
    this.#resource(id, answered, stylesheetLinks(decodeStylesheet(body, headers['content-type']).text));
  }

  manifest(id: number, answered: Answered): void {
    const text = new TextDecoder().decode(answered.response.body);
    this.#resource(
      id,
      answered,
      linkColumns(text.trimStart().startsWith('<') ? readBrowserconfig(text) : readManifest(text)),
    );
  }

  /** What loads things and is no page. */
  #resource(id: number, { exchange, response }: Answered, raw: LinkColumns): void {
    const { frontier, pageLinks, judgements, emit } = this.#parts;
    const links = pageLinks.resolve([raw], {
      url: exchange.url,
      base: undefined,
      depth: frontier.depth(id),
    });
    frontier.read(id);
    emit({ type: 'resource', target: id, links });
    const upgraded = upgradesInsecure(response.headers['content-security-policy']);
    const mixed = mixedContent({ url: exchange.url, links: new TargetUrls(links, frontier), upgraded });
    judgements.settle(id, this.#judge(id, exchange, mixed.length > 0));
  }

  #judge(id: number, exchange: Exchange, isMixed: boolean): VerdictFacts {
    const facts = judge(exchange, true);
    if (!isMixed) return facts;
    this.#parts.frontier.mixed(id);
    return { ...facts, warnings: [...facts.warnings, 'mixed_content'] };
  }

  /** Only the text, for links that quote it. */
  texts(id: number, response: OutboundResponse): void {
    const { frontier, texts, emit } = this.#parts;
    const missing = texts.learn(id, decodeText(response.body, response.headers['content-type']));
    emitMissing(id, missing, { frontier, emit, detail: 'The page does not hold this text.' });
  }

  /** Only the ids, for fragments of pages that are not the site's own to crawl. */
  async anchors(id: number, response: OutboundResponse): Promise<void> {
    this.#parts.fragments.learn(id, anchorsOf(await this.#read(response, 0)));
  }

  #read({ body, headers }: OutboundResponse, maxLinks: number): Promise<PageContent> {
    return this.#parts.pageReading.read({ body, contentType: headers['content-type'], maxLinks });
  }
}

function anchorsOf(content: PageContent): Uint32Array {
  const { anchors } = content;
  return isShell(content) ? Uint32Array.of(...anchors, ANY_ANCHOR) : anchors;
}

const NO_LINKS = linkColumns([]);

function stylesheetLinks(css: string): LinkColumns {
  const lines = new LineCounter(css);
  const links = readCss(css).map(({ href, offset, isImport }): RawLink => {
    return { href, kind: isImport ? 'stylesheet' : 'css', line: lines.at(offset), text: '', region: 'other' };
  });
  return linkColumns(links);
}

function headerLinks({ headers }: OutboundResponse): LinkColumns {
  const { link, refresh } = headers;
  if (link === undefined && refresh === undefined) return NO_LINKS;
  const found: RawLink[] = [];
  const add = (href: string, kind: RawLink['kind']): void => {
    found.push({ href, kind, line: 0, text: '', region: 'other' });
  };
  if (link !== undefined) {
    for (const { href, rel } of parseLinkHeader(link)) if (relKind(rel) !== undefined) add(href, 'http-link');
  }
  const next = refresh === undefined ? undefined : parseRefresh(refresh);
  if (next !== undefined) add(next, 'refresh');
  return linkColumns(found);
}
