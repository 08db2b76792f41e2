import { join, sep } from 'node:path';
import type { LocalAnswer } from '../answer-locally.ts';
import { restBelow } from '../rest-below.ts';
import type { RedirectRules } from './redirect-rules.ts';
import type { SiteFiles } from './site-files.ts';

interface FolderParts {
  readonly files: SiteFiles;
  readonly rules: RedirectRules;
  /** Path of the folder in reports. */
  readonly name: string;
}

/** Paths below which hosts run programs of their own. */
const OF_HOST = /^\/(?:\.netlify|cdn-cgi)\//;

/** The URLs of a folder that is served as a site, and their names in reports. */
export class FolderUrls {
  /** Ends with a slash. */
  readonly base: string;
  readonly files: SiteFiles;
  /** The beginning of each path of a file of the folder in reports. */
  readonly #prefix: string;
  readonly #rules: RedirectRules;

  constructor(base: string, { files, rules, name }: FolderParts) {
    this.base = base;
    this.files = files;
    this.#rules = rules;
    const path = join(name, sep);
    // The prefix must not look like a URL.
    this.#prefix = path === `.${sep}` ? '' : /^[a-z][a-z0-9+.-]*:/i.test(path) ? `./${path}` : path;
  }

  isOurs(url: string): boolean {
    return this.linked(url) !== undefined;
  }

  /** The part of a URL behind the base, with query and fragment; undefined for URLs outside the folder. */
  linked(url: string): string | undefined {
    return restBelow(this.base, url);
  }

  /** The name of a URL in reports: a file's path on the disk, a missing file's path as it is linked, a URL outside as it is. */
  rename(url: string): string {
    const linked = this.linked(url);
    if (linked === undefined) return url;
    const { path, query, fragment } = parts(linked);
    return this.#prefix + (this.files.fileOf(path) ?? decoded(path) + decoded(query)) + decoded(fragment);
  }

  /** A key that is equal for all URLs of the same file and fragment. */
  identity(linked: string): string {
    const { path, fragment } = parts(linked);
    const file = this.files.fileOf(path);
    return file === undefined ? `missing ${linked}` : `file ${file}${fragment}`;
  }

  fileOf(linked: string): string | undefined {
    return this.files.fileOf(parts(linked).path);
  }

  /** The answer of the host's redirect rules to a path that is no file. A target outside is assumed to exist. */
  redirection(path: string, search: string): LocalAnswer | undefined {
    const found = this.#rules.find(`/${path}`, search);
    if (found === undefined) return undefined;
    const url = URL.parse(found.to.replace(/^\//, ''), this.base);
    const linked = url === null ? undefined : this.linked(url.href);
    if (linked === undefined || OF_HOST.test(found.to)) return { status: 200, contentType: 'text/plain' };
    if (found.isRewrite && this.fileOf(linked) === undefined) return undefined;
    return { status: 302, contentType: 'text/plain', location: this.base + linked };
  }

  whyMissing(linked: string): string | undefined {
    const { path, query } = parts(linked);
    const rule = this.#rules.find(`/${path}`, query);
    if (rule !== undefined) return `_redirects leads it to ${rule.to}.`;
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
