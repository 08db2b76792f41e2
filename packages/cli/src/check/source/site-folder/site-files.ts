import type { Walked } from '../walk-folder.ts';

/** The result of a look-up of a path of the site. */
export type Found =
  /** `path`: relative to the folder, with `/` as separator. */
  | { readonly kind: 'file'; readonly path: string }
  /** A page whose one URL has this path instead. */
  | { readonly kind: 'elsewhere'; readonly urlPath: string }
  /** `why`: a sentence, if the reason is known. */
  | { readonly kind: 'missing'; readonly why?: string };

const PAGE = /\.x?html?$/i;
const INDEX = /(?:^|\/)index\.html?$/;

export const isPage = (path: string): boolean => PAGE.test(path);

/**
 * The files of a folder as a web server answers for them: exact names, `/docs/` is `docs/index.html`, `/about` is
 * `about.html`. Each page has one URL; other spellings redirect to it.
 */
export class SiteFiles {
  readonly #files: ReadonlySet<string>;
  readonly #walked: Omit<Walked, 'files'>;
  readonly #folders = new Set<string>();
  /** Built when the first link is dead. */
  #byLowerCase: Map<string, string> | undefined;

  constructor({ files, ...walked }: Walked) {
    this.#files = new Set(files);
    this.#walked = walked;
    for (const path of files) {
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (this.#folders.has(path.slice(0, at))) break;
        this.#folders.add(path.slice(0, at));
      }
    }
  }

  /** @param urlPath path of a URL below the site's own, without a slash in front, percent-encoded or not */
  find(urlPath: string): Found {
    const path = decodedPath(urlPath);
    if (path === undefined) return { kind: 'missing' };
    const file = this.#fileFor(path);
    if (file === undefined) return { kind: 'missing', ...this.#why(path) };
    const own = urlPathOf(file);
    return isPage(file) && own !== urlPath ? { kind: 'elsewhere', urlPath: own } : { kind: 'file', path: file };
  }

  hasFolder(path: string): boolean {
    return this.#folders.has(path);
  }

  /** The file behind a URL path in any of its spellings. */
  fileOf(urlPath: string): string | undefined {
    const path = decodedPath(urlPath);
    return path === undefined ? undefined : this.#fileFor(path);
  }

  #fileFor(linked: string): string | undefined {
    const path = this.#followed(linked);
    if (path === '' || path.endsWith('/')) return this.#indexOf(path);
    return this.#file(path) ?? this.#file(`${path}.html`) ?? this.#indexOf(`${path}/`);
  }

  #indexOf(folder: string): string | undefined {
    return this.#file(`${folder}index.html`) ?? this.#file(`${folder}index.htm`);
  }

  #file(path: string): string | undefined {
    const { links } = this.#walked;
    return this.#files.has(path) ? path : links.get(path);
  }

  /** A path with its symbolic links to folders replaced by their targets. */
  #followed(path: string): string {
    const { links } = this.#walked;
    if (links.size === 0) return path;
    const names = path.split('/');
    const last = names.pop() ?? '';
    let folder = '';
    for (const name of names) {
      const real = links.get(folder + name) ?? folder + name;
      folder = real === '' && name !== '' ? '' : `${real}/`;
    }
    return links.get(folder + last) ?? folder + last;
  }

  #why(linked: string): { why?: string } {
    const name = this.#followed(linked).replace(/\/$/, '');
    const { leadingOut, leadingNowhere } = this.#walked;
    if (leadingOut.includes(name)) return { why: 'It is a symbolic link that leads out of the folder.' };
    if (leadingNowhere.includes(name)) return { why: 'It is a symbolic link that leads nowhere.' };
    if (this.#folders.has(name)) return { why: 'There is such a folder, but no index.html in it.' };
    const names = [name, `${name}.html`, `${name}/index.html`];
    const exact = names.find((other) => this.#files.has(other));
    if (exact !== undefined) return { why: `There is ${exact}, but no folder of that name.` };
    this.#byLowerCase ??= new Map(Array.from(this.#files, (file) => [file.toLowerCase(), file]));
    const alike = names.flatMap((other) => this.#byLowerCase?.get(other.toLowerCase()) ?? [])[0];
    return alike === undefined ? {} : { why: `There is ${alike}: upper and lower case differ.` };
  }
}

/** The URL path of a page or file, escaped as in a browser, without a slash in front. */
export function urlPathOf(path: string): string {
  const escaped = path
    .replace(INDEX, (index) => (index.startsWith('/') ? '/' : ''))
    .replace(/[%?#\\\s]/g, encodeURIComponent);
  return new URL(`http://a/${escaped}`).pathname.slice(1);
}

/** The decoded path; undefined for one that names no file: bytes that are no UTF-8, a slash or NUL in a name. */
export function decodedPath(urlPath: string): string | undefined {
  try {
    const names = urlPath.split('/').map(decodeURIComponent);
    return names.some((name) => /[/\0]/.test(name)) ? undefined : names.join('/');
  } catch {
    return undefined;
  }
}
