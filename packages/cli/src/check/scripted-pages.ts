import { type CrawlRecord, isMadeByScripts } from '@linkvitals/crawler';

/** Collects pages without links whose scripts make their content. */
export class ScriptedPages {
  readonly #rename: (url: string) => string;
  #first: string | undefined;
  readonly #ids = new Set<number>();

  /** Makes an empty collection. @param rename gives the name of a URL in reports. Default: the URL */
  constructor(rename: (url: string) => string = (url) => url) {
    this.#rename = rename;
  }

  note(record: CrawlRecord): void {
    if (record.type !== 'page' || !isMadeByScripts(record)) return;
    if (record.links.some(({ kind }) => kind === 'a' || kind === 'area')) return;
    this.#first ??= this.#rename(record.url);
    this.#ids.add(record.target);
  }

  hints(): string[] {
    if (this.#first === undefined) return [];
    const others = this.#ids.size - 1;
    const pages = others === 0 ? 'has' : `and ${others} other ${others === 1 ? 'page' : 'pages'} have`;
    const what = `${this.#first} ${pages} hardly any content and no links without JavaScript, which is not run here.`;
    return [`${what} Links that scripts make were not checked: add --render, or check a build with prerendered pages.`];
  }
}
