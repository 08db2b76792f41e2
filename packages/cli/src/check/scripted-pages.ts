import { type CrawlRecord, isMadeByScripts } from '@linkvitals/crawler';

/** Pages that hold no link to follow because their scripts make what they show. */
export class ScriptedPages {
  readonly #rename: (url: string) => string;
  #first: string | undefined;
  readonly #ids = new Set<number>();

  /** @param rename how a URL is called in reports. Default: as it is */
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
    return [`${what} Links that scripts make were not checked: check a build with prerendered pages.`];
  }
}
