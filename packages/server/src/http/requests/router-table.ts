import type { Middleware, ParameterizedContext } from 'koa';
import type { RequestState } from '../state.ts';

export type Handler = (
  koa: ParameterizedContext<RequestState> & { params: Record<string, string> },
) => Promise<void> | void;

interface Bound {
  readonly pattern: RegExp;
  readonly handler: Handler;
}

/** `/api/v1/domains/…` begins with `api/v1/domains`, every other path with its first segment. */
function beginningOf(path: string): string {
  const [, first = '', version = '', collection = ''] = path.split('/', 4);
  return first === 'api' ? `${first}/${version}/${collection}` : first;
}

const patterns = new Map<string, RegExp>();

/** One address, one spelling: what stands before the server decides by the path as it is written. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  patterns.set(path, pattern);
  return pattern;
}

/** A parameter as it is meant; one that no escapes spell is taken as it is written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Handlers of paths by how these begin: the paths that begin alike are tried one after the other with every request, and the
 * API has a hundred.
 */
export class RouterTable {
  readonly #bound = new Map<string, Bound[]>();

  /**
   * Binds a path, whose parameters are written as `:name`; a path that is bound earlier goes first.
   * @throws Error for one that begins with a parameter
   */
  bind(path: string, handler: Handler): void {
    const beginning = beginningOf(path);
    if (beginning.includes(':')) throw new Error(`${path} begins with a parameter.`);
    const alike = this.#bound.get(beginning) ?? [];
    alike.push({ pattern: patternOf(path), handler });
    this.#bound.set(beginning, alike);
  }

  routes(): Middleware<RequestState> {
    return (koa, next) => {
      for (const { pattern, handler } of this.#bound.get(beginningOf(koa.path)) ?? []) {
        const match = pattern.exec(koa.path);
        if (match === null) continue;
        const given = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]);
        return handler(Object.assign(koa, { params: Object.fromEntries(given) }));
      }
      return next();
    };
  }
}
