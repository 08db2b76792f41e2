import type { Prefix } from '../memory/url-index.ts';
import type { Frontier } from '../targets/frontier.ts';
import { originOf } from '../url/origin-of.ts';

/** What the links of all pages in one folder are relative to. */
export class FolderBase {
  readonly origin: Prefix;
  readonly none: Prefix;
  readonly #frontier: Frontier;
  /** The folder and those above it, as far as they were requested. */
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

  /** `up` folders up, with its slash. */
  folder(up: number): Prefix {
    for (;;) {
      const known = this.#folders[up];
      if (known !== undefined) return known;
      const last = this.#folders.at(-1) ?? this.origin;
      const above = last.text.lastIndexOf('/', last.text.length - 2) + 1;
      // Above the uppermost folder there is itself.
      if (above <= this.origin.text.length) return last;
      this.#folders.push(this.#frontier.prefix(last.text.slice(0, above)));
    }
  }
}

/** Up to the last slash of the path. */
export function folderOf(url: string): string {
  const query = url.indexOf('?');
  return url.slice(0, url.lastIndexOf('/', query === -1 ? undefined : query) + 1);
}
