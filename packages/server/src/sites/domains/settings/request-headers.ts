import type { Services } from '../../../context.ts';
import { invalidSetting } from '../../../platform/errors.ts';
import type { SealedHeaders } from '../domain-row.ts';

/**
 * Headers that may not be set: those for connection and framing (RFC 9110, section 7.6.1; RFC 9112), and those that the
 * crawler itself decides
 */
const refused = new Map<string, string>([
  ...[
    'connection',
    'content-length',
    'expect',
    'host',
    'http2-settings',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
  ].map((name) => [name, 'it steers the connection'] as const),
  ['accept-encoding', 'the crawler decides what it can decode'],
  ['content-type', 'crawls send no body'],
  ['if-modified-since', 'a crawl needs whole answers'],
  ['if-none-match', 'a crawl needs whole answers'],
  ['range', 'a crawl needs whole answers'],
  ['user-agent', 'set user_agent instead'],
]);

/**
 * Seals headers for the row; an empty list becomes null. Values are secrets (a staging site's Cookie or Authorization).
 * @throws ServiceError `invalid_setting` for a name that must not be set, or that occurs twice
 */
export function sealHeaders(
  secrets: Services['secrets'],
  headers: Readonly<Record<string, string>>,
): SealedHeaders | null {
  const names = Object.keys(headers);
  const seen = new Set<string>();
  for (const name of names) {
    const why = refused.get(name.toLowerCase());
    const pointer = `settings/request_headers/${name.replaceAll('~', '~0')}`;
    if (why !== undefined) throw invalidSetting(pointer, `The header ${name} cannot be set: ${why}.`);
    if (seen.has(name.toLowerCase())) throw invalidSetting(pointer, `The header ${name} is there twice.`);
    seen.add(name.toLowerCase());
  }
  return names.length === 0 ? null : { names, sealed: secrets.seal(JSON.stringify(headers)) };
}
