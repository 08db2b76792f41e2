import type { Prefix } from '../memory/url-index.ts';
import type { Frontier } from '../targets/frontier.ts';
import { originOf } from '../url/origin-of.ts';

/** The base of the links of all pages in one folder. */
export class FolderBase {
  readonly origin: Prefix;
  readonly none: Prefix;
  readonly #frontier: Frontier;
  /** The folder and the folders above it, as far as they were needed. */
  readonly #folders: Prefix[];

  /** @param folder normalised URL up to the last slash of its path */
  constructor(folder: string, frontier: Frontier) {
    this.#frontier = frontier;
    this.origin = frontier.prefix(originOf(folder));
    this.none = frontier.prefix('');
    this.#folders = [frontier.prefix(folder)];
  }

  prefix(text: string): Prefix {
    return this.#frontier.prefix(text);
  }

  /** URL of the folder `up` levels up, with its slash at the end. */
  folder(up: number): Prefix {
    for (;;) {
      const known = this.#folders[up];
      if (known !== undefined) return known;
      const last = this.#folders.at(-1) ?? this.origin;
      const above = last.text.lastIndexOf('/', last.text.length - 2) + 1;
      // Above the uppermost folder the URL standard stays in it.
      if (above <= this.origin.text.length) return last;
      this.#folders.push(this.#frontier.prefix(last.text.slice(0, above)));
    }
  }
}

/** The URL up to the last slash of its path. */
export function folderOf(url: string): string {
  const query = url.indexOf('?');
  return url.slice(0, url.lastIndexOf('/', query === -1 ? undefined : query) + 1);
}
