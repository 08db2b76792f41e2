import type { Prefix } from '../memory/url-index.ts';
import type { FolderBase } from './folder-base.ts';
import type { LinkBase } from './plain-href.ts';

/** The base of the links of one page: its URL, or the one that its `base` element names. */
export class PageBase implements LinkBase {
  readonly url: string;
  readonly #folder: FolderBase;
  #whole: Prefix | undefined;

  constructor(url: string, folder: FolderBase) {
    this.url = url;
    this.#folder = folder;
  }

  get whole(): Prefix {
    this.#whole ??= this.#folder.prefix(this.url);
    return this.#whole;
  }

  get origin(): Prefix {
    return this.#folder.origin;
  }

  get none(): Prefix {
    return this.#folder.none;
  }

  folder(up: number): Prefix {
    return this.#folder.folder(up);
  }
}
