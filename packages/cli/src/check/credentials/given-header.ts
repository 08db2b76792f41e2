import { InvalidArgumentError } from 'commander';
import { readBaseUrl } from '../options/read-base-url.ts';

/** A header that requests carry. */
export interface GivenHeader {
  /** Beginning of the URLs that get it, with a slash at its end. Undefined: the site itself. */
  readonly below?: string | undefined;
  readonly name: string;
  readonly value: string;
}

/** A field name and value as in RFC 9110, sections 5.1 and 5.5; only visible ASCII. */
const FIELD = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\x20-\x7e\t]*)$/;

/** Headers that decide how the message is read, or belong to the connection. Users must not set them. */
const OURS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

const WEB = /^https?:\/\//i;

/** The URLs that get a header. */
type Place = Pick<GivenHeader, 'below'>;

/**
 * Reads `Name: value`, or `https://example.com/=Name: value`.
 *
 * @throws InvalidArgumentError that says what is wrong with it, and not what its value is
 */
export function readHeader(text: string): GivenHeader {
  const { place, rest } = splitPlace(text);
  return headerAt(place, rest);
}

/** Reads `Name: value` for a place. @throws InvalidArgumentError */
export function headerAt(place: Place, field: string): GivenHeader {
  const [, name, value = ''] = FIELD.exec(field) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError(`Write it as "Name: value", e.g. "Authorization: Bearer abc".`);
  if (OURS.has(name.toLowerCase())) throw new InvalidArgumentError(`${name} is set by the program itself.`);
  return { ...place, name, value: value.trim() };
}

/**
 * Reads `user:password`, or `https://example.com/=user:password`, as the header of RFC 7617.
 *
 * @throws InvalidArgumentError that does not show the password
 */
export function readBasicAuth(text: string): GivenHeader {
  const { place, rest } = splitPlace(text);
  return basicAuthAt(place, rest);
}

/** Reads `user:password` for a place. @throws InvalidArgumentError */
export function basicAuthAt(place: Place, pair: string): GivenHeader {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 7617, section 2, forbids them
  if (!pair.includes(':') || /[\x00-\x1f\x7f]/.test(pair)) {
    throw new InvalidArgumentError(
      'Write it as user:password, for other hosts than the site https://host/=user:password',
    );
  }
  return { ...place, name: 'Authorization', value: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/**
 * Splits at the `=` behind the URL. Names of headers, names of users and the paths that are taken here have no colon, so it stands before the
 * first colon behind the host. Paths and names of users may hold others: then it is the one behind a slash.
 */
function splitPlace(text: string): { place: Place; rest: string } {
  if (!WEB.test(text)) return { place: {}, rest: text };
  const [head = ''] = /^https?:\/\/[^/=]*[^:]*/i.exec(text) ?? [];
  const all = [...head.matchAll(/=/g)].map(({ index }) => index);
  const behindSlash = all.filter((at) => head[at - 1] === '/');
  const [at, ...others] = behindSlash.length > 0 ? behindSlash : all;
  if (at === undefined) {
    throw new InvalidArgumentError(
      'Behind the URL write = and what its requests carry. If its path has a colon, use a config file.',
    );
  }
  if (others.length > 0) {
    throw new InvalidArgumentError(
      'Several = may end the URL. End it with a slash, as https://example.com/v=1/=, or use a config file.',
    );
  }
  return { place: { below: readBaseUrl(text.slice(0, at)) }, rest: text.slice(at + 1) };
}

/** The headers of the site itself. */
export const siteHeaders = (given: readonly GivenHeader[]): Record<string, string> =>
  Object.fromEntries(given.flatMap(({ below, name, value }) => (below === undefined ? [[name, value]] : [])));
