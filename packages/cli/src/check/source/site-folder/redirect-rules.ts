import { decodedPath } from './site-files.ts';

/** The answer of the host to a path that is no file. */
export interface Redirection {
  /** A path from the root of the site, with query and fragment, or a URL. */
  readonly to: string;
  /** True when the host serves the content of `to` under the requested path. */
  readonly isRewrite: boolean;
}

interface Rule extends Redirection {
  readonly from: RegExp;
  readonly names: readonly string[];
  /** Parameters that the query must have. */
  readonly parameters: readonly string[];
}

const STATUS = /^(\d{3})!?$/;
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/**
 * The rules of a `_redirects` file, as Netlify and Cloudflare Pages read them. Conditions such as a country are
 * ignored, and so are sources on other hosts and rules that answer with an error.
 */
export class RedirectRules {
  readonly #rules: readonly Rule[];

  constructor(text: string) {
    this.#rules = text.split(/\r\n|\r|\n/).flatMap((line) => ruleOf(line) ?? []);
  }

  /**
   * The first rule that matches and leads to another path; undefined when none does.
   *
   * @param path from the root of the site, with a slash at its beginning
   */
  find(path: string, search = ''): Redirection | undefined {
    const query = new URLSearchParams(search);
    for (const { from, names, parameters, to, isRewrite } of this.#rules) {
      const match = parameters.every((name) => query.has(name)) ? from.exec(path) : null;
      if (match === null) continue;
      const values = new Map(names.map((name, at) => [name, match[at + 1] ?? '']));
      const filled = to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values.get(name) ?? whole);
      if (withoutSlash(filled) !== withoutSlash(path)) return { to: filled, isRewrite };
    }
    return undefined;
  }
}

const withoutSlash = (path: string): string => decodedPath(path)?.replace(/\/$/, '') ?? path;

function ruleOf(line: string): Rule | undefined {
  const [source = '', ...rest] = line
    .replace(/(?:^|\s)#.*/, '')
    .split(/\s+/)
    .filter(Boolean);
  const at = rest.findIndex((word) => /^(?:\/|https?:)/i.test(word));
  const to = rest[at];
  if (!source.startsWith('/') || source.indexOf('*') !== source.lastIndexOf('*') || to === undefined) return undefined;
  const status = Number(rest.slice(at + 1).flatMap((word) => STATUS.exec(word)?.[1] ?? [])[0] ?? 301);
  if (status !== 200 && (status < 300 || status > 399)) return undefined;
  const parameters = rest.slice(0, at).map((word) => word.replace(/=.*/, ''));
  return { ...patternOf(source), parameters, to, isRewrite: status === 200 };
}

const escaped = (text: string): string => text.replace(SPECIAL, '\\$&');

/** The expression for a source path. A placeholder stands for a path segment, a star for anything; a slash at the end is ignored. */
function patternOf(source: string): Pick<Rule, 'from' | 'names'> {
  const names: string[] = [];
  const parts = new URL(`http://a${source}`).pathname.split('/').map((part) => {
    const [, name] = /^:([a-z]\w*)$/i.exec(part) ?? [];
    if (name !== undefined || part.includes('*')) names.push(name ?? 'splat');
    return name === undefined ? part.split('*').map(escaped).join('(.*)') : '([^/]+)';
  });
  const pattern = parts.join('/').replace(/\/$/, '');
  // `/a/*` matches `/a` as well.
  const open = pattern.endsWith('/(.*)') ? pattern.replace(/\/\(\.\*\)$/, '(?:/(.*))?') : `${pattern}/?`;
  return { from: new RegExp(`^${open}$`), names };
}
