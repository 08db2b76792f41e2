import type { PageLinks } from '../links/page-links.ts';
import type { LinkColumns } from '../page/links/link-columns.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { CrawlRecord, PageRecord, ResourceRecord } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judgeFinally } from '../verdict/judge.ts';

interface DocumentsParts {
  readonly frontier: Frontier;
  readonly pageLinks: PageLinks;
  readonly judgements: Judgements;
  readonly emit: (record: CrawlRecord) => void;
}

/** Records a document of the site, of any kind: makes targets of its links, emits its record, then gives its verdict. */
export class Documents {
  readonly #parts: DocumentsParts;

  constructor(parts: DocumentsParts) {
    this.#parts = parts;
  }

  /** @param at URL of the document after redirects, and the base that it names */
  resolve(
    id: number,
    links: readonly LinkColumns[],
    at: { url: string; base: string | undefined },
  ): ReturnType<PageLinks['resolve']> {
    const { frontier, pageLinks } = this.#parts;
    return pageLinks.resolve(links, { ...at, depth: frontier.depth(id) });
  }

  /** @param isMixed the document came over https and loads something over http */
  finish(record: PageRecord | ResourceRecord, { exchange, isMixed }: { exchange: Exchange; isMixed: boolean }): void {
    const { frontier, judgements, emit } = this.#parts;
    const id = record.target;
    frontier.markRead(id);
    emit(record);
    const facts = judgeFinally(exchange);
    if (isMixed) frontier.markMixed(id);
    judgements.settle(id, isMixed ? { ...facts, warnings: [...facts.warnings, 'mixed_content'] } : facts);
  }
}
