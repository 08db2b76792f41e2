import { isMistypedScheme } from './mistyped-scheme.ts';

/** The judgement on a link that is no web address: one with `scheme` may work and is not checked, one with `invalid_url` never works. */
export interface SchemeJudgement {
  readonly reason: 'scheme' | 'invalid_url';
  readonly detail?: string;
}

const NOT_CHECKED: SchemeJudgement = { reason: 'scheme' };
const invalid = (detail: string): SchemeJudgement => ({ reason: 'invalid_url', detail });

/** A host and a port, which URL parsers take for a scheme: `localhost:3000/x`, `example.com:8080`. */
const HOST_AND_PORT = /^(?:localhost|[^:/?#]*\.[^:/?#]*):\d{1,5}(?:[/?#]|$)/;

/** @param url absolute, of any scheme but http and https */
export function judgeScheme({ protocol, pathname, href }: URL): SchemeJudgement {
  const scheme = protocol.slice(0, -1);
  if (scheme === 'mailto') return judgeMail(pathname, href);
  if (scheme === 'file') return invalid('A file: link only works on the computer of its author.');
  if (scheme.length === 1) return invalid('A path of a Windows drive only works on the computer of its author.');
  if (HOST_AND_PORT.test(href)) return invalid(`Without http:// before it, "${scheme}:" is taken for a scheme.`);
  if (isMistypedScheme(scheme)) return invalid(`No program knows the scheme "${scheme}:".`);
  return NOT_CHECKED;
}

/** Judges a mailto: URL (RFC 6068): the addresses are the path, or `to` fields; a URL with fields only, such as a subject, is valid too. */
function judgeMail(path: string, href: string): SchemeJudgement {
  if (/@|%40/.test(path) || href.startsWith('mailto:?')) return NOT_CHECKED;
  return invalid('It names no mail address.');
}
