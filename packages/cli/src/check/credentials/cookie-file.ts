import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';
import { textOfBytes } from '../report/text-of-bytes.ts';
import { startOfFile } from '../source/start-of-file.ts';

/** Files of browsers with all their cookies are smaller. */
const MAX_BYTES = 4 * 1_024 * 1_024;

interface Cookie {
  readonly withSubdomains: boolean;
  readonly path: string;
  readonly isSecure: boolean;
  /** Epoch seconds; 0: until the end of the session. */
  readonly expires: number;
  /** `name=value`. */
  readonly pair: string;
}

/** A name and a value as in RFC 6265, section 4.1.1, and what browsers keep besides: spaces, quotes, commas, backslashes. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\x20-\x3a\x3c-\x7e]*$/;
/** Mark of a cookie that scripts of pages cannot read; other lines with `#` are comments. */
const HTTP_ONLY = '#HttpOnly_';

/** The cookies of a file in the format of Netscape, curl and wget. They are sent by the rules of RFC 6265, section 5.4. */
export class CookieFile {
  readonly #byHost = new Map<string, Cookie[]>();

  /** @throws UsageError that names a line which is no cookie, and does not show it */
  constructor(text: string, name: string) {
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      const fields = line.startsWith(HTTP_ONLY) ? line.slice(HTTP_ONLY.length) : line.startsWith('#') ? '' : line;
      if (fields.trim() !== '' && !this.#add(fields.split('\t'))) {
        throw new UsageError(
          `Line ${at + 1} of ${name} is no cookie of a Netscape cookie file, which has 7 fields with tabs.`,
        );
      }
    }
    for (const cookies of this.#byHost.values()) cookies.sort((a, b) => b.path.length - a.path.length);
  }

  /** Returns whether the fields are those of a cookie. */
  #add([domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', value = '', ...more]: string[]) {
    const host = URL.parse(`http://${domain.replace(/^\./, '')}/`)?.hostname;
    const isFlag = [subdomains, secure].every((flag) => /^(?:TRUE|FALSE)$/i.test(flag));
    const isTime = /^\d+(?:\.\d+)?$/.test(expires);
    if (host === undefined || !isFlag || !isTime || !path.startsWith('/') || more.length > 0) return false;
    if (!NAME.test(name) || !VALUE.test(value)) return false;
    const cookie: Cookie = {
      // A name without a dot, such as `com`, is no host whose subdomains belong to one owner.
      withSubdomains: /^true$/i.test(subdomains) && host.includes('.'),
      path,
      isSecure: /^true$/i.test(secure),
      expires: Number(expires),
      pair: `${name}=${value.trim()}`,
    };
    const cookies = this.#byHost.get(host) ?? [];
    cookies.push(cookie);
    this.#byHost.set(host, cookies);
    return true;
  }

  /** Value of the `Cookie` header for a URL at a time, epoch ms; undefined when there is none. */
  headerFor({ hostname, pathname, protocol }: URL, now: number): string | undefined {
    const pairs: string[] = [];
    for (let host = hostname; host !== ''; host = parentOf(host)) {
      for (const { withSubdomains, path, isSecure, expires, pair } of this.#byHost.get(host) ?? []) {
        const isOfHost = host === hostname || withSubdomains;
        if (isOfHost && !hasExpired(expires, now) && (!isSecure || protocol === 'https:') && isBelow(path, pathname))
          pairs.push(pair);
      }
    }
    return pairs.length === 0 ? undefined : pairs.join('; ');
  }

  countExpired(now: number): number {
    const all = [...this.#byHost.values()].flat();
    return all.filter(({ expires }) => hasExpired(expires, now)).length;
  }
}

const hasExpired = (expires: Cookie['expires'], now: number): boolean => expires !== 0 && expires * 1_000 <= now;

/** `b.example` of `a.b.example`; empty for a name without a dot and for addresses. */
function parentOf(host: string): string {
  if (/^\[|^[\d.]+$/.test(host)) return '';
  const dot = host.indexOf('.');
  return dot === -1 ? '' : host.slice(dot + 1);
}

/** Path-match of RFC 6265, section 5.1.4. */
const isBelow = (path: string, of: string): boolean =>
  of.startsWith(path) && (of.length === path.length || path.endsWith('/') || of[path.length] === '/');

/** @throws UsageError for a file that cannot be read, is too large, or has other lines than cookies */
export async function readCookieFile(path: string, name: string): Promise<CookieFile> {
  const { bytes, isWhole } = await startOfFile(path, MAX_BYTES).catch((error: unknown) => {
    throw new UsageError(`The cookies ${name} cannot be read: ${systemReason(error)}.`);
  });
  if (!isWhole) throw new UsageError(`The cookies ${name} are larger than 4 MiB.`);
  return new CookieFile(textOfBytes(bytes), name);
}
