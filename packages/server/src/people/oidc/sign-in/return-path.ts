import type { Config } from '../../../platform/config/config.ts';
import { publicUrl } from '../../../platform/crawler-identity.ts';
import { ServiceError } from '../../../platform/errors.ts';

const BASE = 'http://here.invalid';

/** Whether a text is a path. `//host` and, for browsers, `/\host` are addresses of other servers. */
const isPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** The path as a browser would resolve it; undefined when it may lead to another server. */
function pathOnThisServer(text: string): string | undefined {
  const url = isPath(text) ? URL.parse(text, BASE) : null;
  if (url?.origin !== BASE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` becomes `//host` when its dots are resolved.
  return isPath(path) ? path : undefined;
}

/** @throws ServiceError `validation_failed` */
export function readReturnPath(text: string, pointer: string): string {
  const path = pathOnThisServer(text);
  if (path !== undefined) return path;
  const detail = 'It must be a path on this server, such as /domains.';
  throw new ServiceError('validation_failed', { detail: `${pointer}: ${detail}`, errors: [{ pointer, detail }] });
}

/** The path of the sign-in page, including the prefix under which a proxy serves this server */
export const signInPath = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  `${new URL(publicUrl(config)).pathname.replace(/\/+$/, '')}/sign-in`;

/** A return path with `error` in its query. */
export function withError(path: string, code: string): string {
  const url = new URL(path, BASE);
  url.searchParams.set('error', code);
  return url.pathname + url.search + url.hash;
}
