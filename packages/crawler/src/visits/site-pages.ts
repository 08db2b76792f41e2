import type { OutboundResponse } from '@linkvitals/outbound';
import { findFaults } from '../findings/find-faults.ts';
import { isDetour } from '../findings/is-detour.ts';
import { isNoindex } from '../findings/is-noindex.ts';
import { pageFacts } from '../findings/page-facts.ts';
import { pageRelations } from '../findings/page-relations.ts';
import { baseOf } from '../links/page-links.ts';
import { TargetUrls } from '../links/target-urls.ts';
import { headerLinks } from '../page/links/header-links.ts';
import type { PageContent } from '../page/page-content.ts';
import { upgradesInsecure } from '../page/upgrades-insecure.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { PageLedger } from '../targets/page-ledger.ts';
import type { PageLink, PageRecord } from '../types/records.ts';
import type { Answered } from './answer-kind.ts';
import type { Documents } from './documents.ts';
import { anchorsOf, type PageContents, renderedAnchorsOf } from './page-contents.ts';
import type { PageView, RenderedPages } from './rendering/rendered-pages.ts';

interface SitePagesParts {
  readonly frontier: Frontier;
  readonly contents: PageContents;
  readonly documents: Documents;
  readonly ledger: PageLedger;
  /** Absent: pages are checked as they are sent. */
  readonly rendering?: RenderedPages | undefined;
}

/** A page that was read and is to be checked. */
interface ReadPage {
  readonly url: string;
  readonly content: PageContent;
  /** Base of its links, as the page names it. */
  readonly base: string | undefined;
  readonly links: readonly PageLink[];
  readonly bytes: number;
}

/** Reads and checks pages of the site. */
export class SitePages {
  readonly #parts: SitePagesParts;

  constructor(parts: SitePagesParts) {
    this.#parts = parts;
  }

  /** False for a wall, which is no page of the site. */
  async read(id: number, { exchange, response }: Answered): Promise<boolean> {
    const { frontier, contents, documents, ledger, rendering } = this.#parts;
    const url = frontier.url(id);
    const bytes = response.body.byteLength;
    const { bodyTruncated } = response;
    const inHeaders = headerLinks(response.headers);
    const render = rendering?.prepare(id, exchange.url, response, inHeaders);
    const sent = await contents.read(response);
    if (sent.isWall) return false;
    const resolved = documents.resolve(id, [sent.links, inHeaders], { url: exchange.url, base: sent.base });
    const raw = { content: sent, base: sent.base, ...resolved };
    const view: PageView | undefined = render === undefined ? undefined : await render(raw);
    const { content, base, links, truncated } = view ?? raw;
    const checked = this.#check({ url: exchange.url, content, base, links, bytes }, response);
    const page: PageRecord = {
      type: 'page',
      target: id,
      url,
      depth: frontier.depth(id),
      status: response.status,
      title: content.title,
      bytes,
      firstByteMs: response.firstByteMs,
      loadMs: response.loadMs,
      links,
      linksTruncated: content.linksTruncated || truncated || bodyTruncated || view?.isPartly === true,
      ...(bodyTruncated ? { bytesTruncated: bodyTruncated } : {}),
      ...(truncated && !content.linksTruncated ? { targetsTruncated: true } : {}),
      anchors: view?.isRendered ? renderedAnchorsOf(content, view.isPartly) : anchorsOf(content, bodyTruncated),
      ...checked,
      ...(view === undefined ? {} : { ...view.fields, findings: [...checked.findings, ...view.findings] }),
    };
    ledger.note(page);
    const isMixed = checked.findings.some(({ code }) => code === 'mixed_content');
    documents.finish(page, { exchange, isMixed });
    return true;
  }

  #check(
    { url, content, base, links, bytes }: ReadPage,
    { headers, firstByteMs, loadMs }: OutboundResponse,
  ): Required<Pick<PageRecord, 'findings' | 'facts'>> {
    const { frontier } = this.#parts;
    const relations = pageRelations(content.marks, headers.link, { url, base: baseOf({ url, base }) });
    const noindex = isNoindex(content.robots, headers['x-robots-tag'] ?? '');
    const resolved = new TargetUrls(links, frontier);
    const upgraded = content.upgradesInsecure || upgradesInsecure(headers['content-security-policy']);
    const page = {
      url,
      content,
      relations,
      links: resolved,
      noindex,
      isDetour: isDetour({ url, content, links: resolved }),
    };
    return {
      findings: findFaults({ ...page, upgraded, bytes, firstByteMs, loadMs }),
      facts: pageFacts(content, { ...page, find: (one) => frontier.find(one) }),
    };
  }
}
