import type { Certificate, PeerCertificate } from 'node:tls';
import type { CertificateDetail, PresentedCertificate } from '../types.ts';

const MAX_NAMES = 10;
/** Longest host name, RFC 1035; public CAs bound what they put into a certificate far below that. */
const MAX_NAME_LENGTH = 253;
/** Characters that steer terminals, break lines or change the direction of text, and halves of surrogate pairs. */
const ACTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The details of a certificate that a user needs. Its text is from the server, so it is made inert and cut to a maximum length. */
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

/** The details with the fingerprint; undefined when the server presented no certificate. */
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

/** The text of a part of a name; undefined when there is none. Node returns an array when a name has the part more than once. */
function textOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return undefined;
  // Cut before the replacement too: a certificate may hold 100 KB of text.
  const text = [...first.slice(0, MAX_NAME_LENGTH * 2).replace(ACTIVE, '')].slice(0, MAX_NAME_LENGTH).join('').trim();
  return text === '' ? undefined : text;
}
