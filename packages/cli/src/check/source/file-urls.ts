import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UsageError } from '../../usage-error.ts';

/** An origin whose host cannot exist (RFC 2606, section 2). */
const ORIGIN = 'http://files.invalid';
/** The number of folders above the working folder that a link can climb to. Further up, `/` is the working folder. */
const ABOVE = 32;
/** URL of the working folder. It lies deep in its host, so that links out of the folder can be recognised. */
const ROOT = ORIGIN + '/:'.repeat(ABOVE);

/** URL of the page that lists the files to check. */
export const INDEX = `${ORIGIN}/?index`;

export const isFileUrl = (url: string): boolean => url.startsWith(`${ORIGIN}/`);

/** @throws UsageError for a path that does not lie below the working folder */
export function fileUrl(path: string, cwd: string): string {
  const inside = relative(cwd, resolve(cwd, path));
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new UsageError(`${path} is not below the working folder. Run the command in a folder that holds all files.`);
  }
  return `${ROOT}/${inside.split(sep).map(encodeURIComponent).join('/')}`;
}

/** The path that a file URL stands for, percent-encoded, relative to the working folder. */
export interface FilePlace {
  /** Path with query and fragment. */
  readonly path: string;
  readonly isOutside: boolean;
}

/** Reads a file URL. Relative links begin at the working folder's URL, links to `/path` at the origin. */
export function placeOf(url: string): FilePlace {
  const rest = url.slice(ORIGIN.length + 1);
  const [above = ''] = /^(?::\/)*/.exec(rest) ?? [];
  const folders = above.length / 2;
  if (folders === 0) return { path: rest, isOutside: false };
  const missing = Math.max(0, ABOVE - folders);
  const path = '../'.repeat(missing) + rest.slice(2 * (ABOVE - missing));
  return { path, isOutside: missing > 0 };
}

/**
 * The name of a URL in reports. A file has its path from the working folder, in which a backslash stays `%5C`, because
 * it reads like a slash. Any other URL is its own name.
 */
export function fileName(url: string): string {
  if (!isFileUrl(url)) return url;
  const path = decoded(placeOf(url).path).replaceAll('\\', '%5C');
  return path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) ? `./${path}` : path;
}

export const hasBackslash = (url: string): boolean => /%5c/i.test(placeOf(url).path);

/** Path of a file, decoded, without query and fragment. */
export const filePath = ({ path }: FilePlace): string => decoded(/^[^?#]*/.exec(path)?.[0] ?? '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
