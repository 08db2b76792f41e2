import type { Certificate, PeerCertificate } from 'node:tls';
import type { CertificateDetail, PresentedCertificate } from '../types.ts';

const MAX_NAMES = 10;
/** Longest host name, RFC 1035; public CAs bound what they put into a certificate far below that. */
const MAX_NAME_LENGTH = 253;
/** Characters that steer terminals, break lines or change the direction of text, and halves of surrogate pairs. */
const ACTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What a user needs to see of a certificate. A certificate is the server's word: text is inert and bounded. */
export function describeCertificate(certificate: PeerCertificate): CertificateDetail {
  if (!certificate.raw) return {};
  const issuer = issuerOf(certificate.issuer);
  const names = namesOf(certificate);
  return {
    ...isoTime('validFrom', certificate.valid_from),
    ...isoTime('validTo', certificate.valid_to),
    ...(issuer === undefined ? {} : { issuer }),
    ...(names.length === 0 ? {} : { names }),
  };
}

/** The same with its fingerprint; undefined where the server presented none. */
export function presentedCertificate(certificate: PeerCertificate): PresentedCertificate | undefined {
  if (!certificate.raw) return undefined;
  const fingerprint = certificate.fingerprint256.replaceAll(':', '').toLowerCase();
  return { ...describeCertificate(certificate), fingerprint };
}

function isoTime<Key extends string>(key: Key, text: string): { readonly [K in Key]?: string } {
  const time = Date.parse(text);
  return (Number.isNaN(time) ? {} : { [key]: new Date(time).toISOString() }) as { readonly [K in Key]?: string };
}

function issuerOf(issuer: Certificate | undefined): string | undefined {
  return textOf(issuer?.CN) ?? textOf(issuer?.O);
}

function namesOf(certificate: PeerCertificate): readonly string[] {
  const alternatives = [...(certificate.subjectaltname ?? '').matchAll(/(?:DNS|IP Address):("[^"]*"|[^,\s]+)/g)];
  const names = alternatives.slice(0, MAX_NAMES).flatMap(([, name = '']) => textOf(name.replaceAll('"', '')) ?? []);
  return names.length > 0 ? names : [textOf(certificate.subject?.CN)].filter((name) => name !== undefined);
}

/** Node gives a list where a name has a part more than once; undefined when there is no text. */
function textOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return undefined;
  // Cut before too: a certificate may hold 100 KB of text.
  const text = [...first.slice(0, MAX_NAME_LENGTH * 2).replace(ACTIVE, '')].slice(0, MAX_NAME_LENGTH).join('').trim();
  return text === '' ? undefined : text;
}
