import { isIP } from 'node:net';
import { OutboundError } from '../outbound-error.ts';
import type { AddressPolicy } from './address-policy.ts';
import { BAD_PORTS } from './bad-ports.ts';
import type { ConnectTo } from './connect-to.ts';

const MAX_URL_LENGTH = 2_048;

/** Start of the search for the slash behind the host: behind `http://`, and inside of the host behind `https://`. */
const SCHEME = 8;

/** Endings of names of local machines or networks (RFC 6761, 6762, 8375, 7686; `internal`: ICANN 2024; `svc`: Kubernetes). */
const SPECIAL_ENDINGS = ['localhost', 'local', 'internal', 'svc', 'home.arpa', 'onion'];

/** `xn--` with nothing behind it is an error by UTS 46 (section 4, step 4.1), which Node's parser lets pass. */
const EMPTY_A_LABEL = /(?:^|\.)xn--(?:\.|$)/;

/** Largest number of origins that are remembered; a crawl uses few at a time. */
const MAX_ORIGINS = 256;
/**
 * The part behind an origin that a URL parser leaves as it is, without a fragment: path segments that do not begin with a dot, in either
 * spelling, and a query. Any other URL is parsed.
 */
const PLAIN = /^(?:\/(?!\.|%2e)[\w\-.~!$&()*+,;=:@%]*)+(?:\?[\w\-.~!$&()*+,;=:@%/?]+)?$/i;

/** The part of a URL that determines where a connection goes. */
export interface Origin {
  /** The origin as the URL standard writes it. */
  readonly name: string;
  readonly isSecure: boolean;
  /** Host name or IP literal, without brackets. */
  readonly host: string;
  readonly port: number;
  /** Value of the Host field: with brackets, and with the port if it is not the default of the scheme. */
  readonly authority: string;
}

/** A URL that passed, split the way a connection needs it. */
export interface UrlTarget {
  readonly href: string;
  readonly origin: Origin;
  /** Path and query. */
  readonly path: string;
}

/** Parses and judges a URL before anything is sent. Throws OutboundError `invalid_url` or `address_refused`. */
export type UrlPolicy = (url: string) => UrlTarget;

/**
 * Makes the rules that a URL must pass before DNS is queried: http or https, no credentials, no bad port, no special or single-label name,
 * at most 2,048 characters, and for an IP literal the address policy.
 *
 * A host that a `connectTo` rule names exactly passes whatever its name; `localhost` (and names below it) also passes if the address policy
 * allows loopback. In both cases the address is judged again before it is dialled.
 */
export function createUrlPolicy(options: { judgeAddress: AddressPolicy; connectTo: ConnectTo }): UrlPolicy {
  const judgeOrigin = createOriginPolicy(options);
  // Origins by their names: nearly all URLs of a crawl are plain and have an origin that was judged before.
  const known = new Map<string, Origin>();
  return (input) => {
    const before = input.length > MAX_URL_LENGTH ? undefined : known.get(input.slice(0, input.indexOf('/', SCHEME)));
    if (before !== undefined) {
      const path = input.slice(before.name.length);
      if (PLAIN.test(path)) return { href: input, origin: before, path };
    }
    const url = parse(input);
    const origin = judgeOrigin(url);
    if (known.size >= MAX_ORIGINS) known.clear();
    known.set(origin.name, origin);
    const hash = url.href.indexOf('#');
    // The text behind the origin, with the question mark of an empty query.
    const path = url.href.slice(url.origin.length, hash === -1 ? undefined : hash);
    return { href: url.href, origin, path };
  };
}

function createOriginPolicy(options: { judgeAddress: AddressPolicy; connectTo: ConnectTo }): (url: URL) => Origin {
  const { judgeAddress, connectTo } = options;
  return (url) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('scheme');
    if (url.username !== '' || url.password !== '') throw refused('credentials');
    const port = portOf(url);
    if (BAD_PORTS.has(port)) throw refused('bad-port');

    const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
    const origin = { name: url.origin, isSecure: url.protocol === 'https:', host, port, authority: url.host };
    if (connectTo.names(host)) return origin;
    if (isIP(host) !== 0) {
      const verdict = judgeAddress(host);
      if (!verdict.allowed) throw refused(verdict.reason);
    } else if (isLocalhost(host)) {
      if (!judgeAddress('127.0.0.1').allowed && !judgeAddress('::1').allowed) throw refused('special-name');
    } else if (isSpecialName(host)) {
      throw refused('special-name');
    }
    return origin;
  };
}

/** The host is `localhost` or a name below it (RFC 6761, section 6.3): loopback without a query. */
export function isLocalhost(host: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(host);
}

function isSpecialName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || SPECIAL_ENDINGS.some((ending) => name === ending || name.endsWith(`.${ending}`));
}

function parse(input: string): URL {
  const url = input.length > MAX_URL_LENGTH ? null : URL.parse(input);
  if (url === null || url.href.length > MAX_URL_LENGTH || EMPTY_A_LABEL.test(url.hostname)) {
    throw new OutboundError('invalid_url', { phase: 'policy' });
  }
  return url;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function refused(reason: string): OutboundError {
  return new OutboundError('address_refused', { phase: 'policy', reason });
}
