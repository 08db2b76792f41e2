import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import { nodeTls } from '../node-modules.ts';
import type { TlsDetail, TlsFault } from '../types.ts';
import { describeCertificate } from './describe-certificate.ts';

const MAX_CHAIN = 10;
const ISSUER_MISSING = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
]);

/**
 * The fault of the certificate of a finished handshake; undefined when there is none. Dates and name are checked whatever OpenSSL reports
 * first, so `incomplete_chain` means that everything else about the leaf is right.
 */
export function tlsFault(socket: TLSSocket, hostname: string, now: number): TlsDetail | undefined {
  if (socket.authorized) return undefined;
  const certificate = socket.getPeerCertificate(true);
  // The types of Node declare a string or an Error; either has the code as its text.
  const code = String(socket.authorizationError);
  return { fault: faultOf(code, { certificate, hostname, now }), ...describeCertificate(certificate) };
}

function faultOf(
  code: string,
  { certificate, hostname, now }: { certificate: DetailedPeerCertificate; hostname: string; now: number },
): TlsFault {
  if (!certificate.raw) return 'untrusted';
  if (Date.parse(certificate.valid_from) > now) return 'not_yet_valid';
  if (Date.parse(certificate.valid_to) <= now || code === 'CERT_HAS_EXPIRED') return 'expired';
  if (code === 'CERT_NOT_YET_VALID') return 'not_yet_valid';
  if (nodeTls().checkServerIdentity(hostname, certificate) !== undefined) return 'wrong_host';
  if (code === 'DEPTH_ZERO_SELF_SIGNED_CERT') return 'self_signed';
  return ISSUER_MISSING.has(code) && namesIssuer(certificate) ? 'incomplete_chain' : 'untrusted';
}

/**
 * Whether the last certificate of the chain names a URL of its issuer (RFC 5280, section 4.2.2.1, CA Issuers). Browsers complete a chain
 * from there; without that URL the chain ends at a CA that only its owner trusts.
 */
function namesIssuer(certificate: DetailedPeerCertificate): boolean {
  let last = certificate;
  for (let depth = 0; depth < MAX_CHAIN; depth++) {
    const issuer = last.issuerCertificate as DetailedPeerCertificate | undefined;
    if (!issuer?.raw || issuer === last || issuer.fingerprint256 === last.fingerprint256) break;
    last = issuer;
  }
  return (last.infoAccess?.['CA Issuers - URI']?.length ?? 0) > 0;
}
