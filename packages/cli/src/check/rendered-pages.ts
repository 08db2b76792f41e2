import type { CrawlRecord } from '@linkvitals/crawler';
import type { CheckOptions } from './options/check-options.ts';

/** Counts the pages of a check that were rendered, and collects the reasons of those that were not. */
export class RenderedPages {
  readonly #mode: CheckOptions['render'];
  readonly #scaffold: string | undefined;
  #rendered = 0;
  #left = 0;
  #pages = 0;
  readonly #failures = new Map<string, number>();
  #added = 0;

  /** Makes an empty count. @param scaffold URL of a page that the check itself made */
  constructor(mode: CheckOptions['render'], scaffold?: string) {
    this.#mode = mode;
    this.#scaffold = scaffold;
  }

  note(record: CrawlRecord): void {
    if (record.type !== 'page' || record.rendered === undefined || record.url === this.#scaffold) return;
    this.#pages++;
    if (record.rendered === 'yes') this.#rendered++;
    else if (record.rendered === 'no') this.#left++;
    else {
      const reason = record.rendered.slice('failed: '.length);
      this.#failures.set(reason, (this.#failures.get(reason) ?? 0) + 1);
    }
    this.#added += record.links.filter(({ seen }) => seen === 'rendered').length;
  }

  /** Sentences for the end of the check; none without `--render`. */
  hints(): string[] {
    if (this.#pages === 0) return [];
    const links = `${this.#added} ${this.#added === 1 ? 'link was' : 'links were'} there only with JavaScript.`;
    const failed = [...this.#failures].map(([reason, count]) => `${count} ${reason}`).join(', ');
    const rest =
      failed === ''
        ? ''
        : ` Of the others, these could not be rendered: ${failed}; they were checked as they were sent.`;
    const auto =
      this.#mode === 'auto' && this.#left > 0
        ? ` ${this.#left} need none: they have no scripts, or pages like them showed nothing more.`
        : '';
    return [`Rendered ${this.#rendered} of ${this.#pages} pages; ${links}${auto}${rest}`];
  }
}
