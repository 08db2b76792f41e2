import { join, sep } from 'node:path';
import type { SiteFiles } from './site-files.ts';

/** The URLs of a folder that is served as a site, and what reports call them. */
export class FolderUrls {
  /** Ends with a slash. */
  readonly base: string;
  readonly files: SiteFiles;
  /** What the path of a file in the folder begins with. */
  readonly #prefix: string;

  /** @param name path of the folder, as reports are to call it */
  constructor(base: string, files: SiteFiles, name: string) {
    this.base = base;
    this.files = files;
    const path = join(name, sep);
    // A name must not look like a URL.
    this.#prefix = path === `.${sep}` ? '' : /^[a-z][a-z0-9+.-]*:/i.test(path) ? `./${path}` : path;
  }

  isOurs(url: string): boolean {
    return this.linked(url) !== undefined;
  }

  /** What stands behind the base, query and fragment included; undefined for URLs elsewhere. */
  linked(url: string): string | undefined {
    if (url.startsWith(this.base)) return url.slice(this.base.length);
    const folder = this.base.slice(0, -1);
    return url.startsWith(folder) && /^(?:$|[?#])/.test(url.slice(folder.length))
      ? url.slice(folder.length)
      : undefined;
  }

  /** A file by its path on the disk, what is missing as it is linked, a URL elsewhere as it is. */
  rename(url: string): string {
    const linked = this.linked(url);
    if (linked === undefined) return url;
    const { path, query, fragment } = parts(linked);
    return this.#prefix + (this.files.fileOf(path) ?? decoded(path) + decoded(query)) + decoded(fragment);
  }

  /** The same for all URLs of one file, and of one fragment in it. */
  identity(linked: string): string {
    const { path, fragment } = parts(linked);
    const file = this.files.fileOf(path);
    return file === undefined ? `missing ${linked}` : `file ${file}${fragment}`;
  }

  fileOf(linked: string): string | undefined {
    return this.files.fileOf(parts(linked).path);
  }

  whyMissing(linked: string): string | undefined {
    const found = this.files.find(parts(linked).path);
    return found.kind === 'missing' ? found.why : undefined;
  }
}

function parts(linked: string) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(linked) ?? [];
  return { path, query, fragment };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
