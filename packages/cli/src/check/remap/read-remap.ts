import { InvalidArgumentError } from 'commander';
import { readBaseUrl } from '../options/read-base-url.ts';

/** A place where URLs of another place are requested. */
export interface Remap {
  /** Beginning of the URLs; ends with a slash. */
  readonly from: string;
  /** URL that ends with a slash, or the path of a folder of files. */
  readonly to: string;
}

const WEB = /^https?:\/\//i;

export const leadsToFolder = ({ to }: Remap): boolean => !WEB.test(to);

/**
 * The place of the `=` between FROM and TO; -1 when there is none. Paths may hold others. So it is the one before a URL, or the one behind
 * the slash at the end of FROM, or the first.
 */
function separatorOf(text: string): number {
  const atUrl = text.search(/=\s*https?:\/\//i);
  if (atUrl !== -1) return atUrl;
  const atSlash = text.indexOf('/=');
  return atSlash === -1 ? text.indexOf('=') : atSlash + 1;
}

/**
 * Reads `https://example.com/=http://127.0.0.1:4000/`.
 *
 * @throws InvalidArgumentError that says what is wrong with it
 */
export function readRemap(text: string): Remap {
  const at = separatorOf(text);
  const [from, to] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
  if (from === '' || to === '') {
    throw new InvalidArgumentError('Write it as FROM=TO, as https://example.com/=http://127.0.0.1:4000/ or =dist');
  }
  return { from: readBaseUrl(from), to: WEB.test(to) ? readBaseUrl(to) : to };
}
