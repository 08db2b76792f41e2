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
import { anchorsOf, type PageContents } from './page-contents.ts';

interface SitePagesParts {
  readonly frontier: Frontier;
  readonly contents: PageContents;
  readonly documents: Documents;
  readonly ledger: PageLedger;
}

/** A page that was read and is to be checked. */
interface ReadPage {
  readonly url: string;
  readonly content: PageContent;
  readonly links: readonly PageLink[];
  readonly bytes: number;
}

/** Reads and checks pages of the site. */
export class SitePages {
  readonly #parts: SitePagesParts;

  constructor(parts: SitePagesParts) {
    this.#parts = parts;
  }

  async read(id: number, { exchange, response }: Answered): Promise<void> {
    const { frontier, contents, documents, ledger } = this.#parts;
    const url = frontier.url(id);
    const bytes = response.body.byteLength;
    const { bodyTruncated } = response;
    const content = await contents.read(response);
    const at = { url: exchange.url, base: content.base };
    const { links, truncated } = documents.resolve(id, [content.links, headerLinks(response.headers)], at);
    const checked = this.#check({ url: exchange.url, content, links, bytes }, response);
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
      linksTruncated: content.linksTruncated || truncated || bodyTruncated,
      ...(bodyTruncated ? { bytesTruncated: bodyTruncated } : {}),
      ...(truncated && !content.linksTruncated ? { targetsTruncated: true } : {}),
      anchors: anchorsOf(content, bodyTruncated),
      ...checked,
    };
    ledger.note(page);
    const isMixed = checked.findings.some(({ code }) => code === 'mixed_content');
    documents.finish(page, { exchange, isMixed });
  }

  #check(
    { url, content, links, bytes }: ReadPage,
    { headers, firstByteMs, loadMs }: OutboundResponse,
  ): Required<Pick<PageRecord, 'findings' | 'facts'>> {
    const { frontier } = this.#parts;
    const relations = pageRelations(content.marks, headers.link, { url, base: baseOf({ url, base: content.base }) });
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
