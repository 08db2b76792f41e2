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
 * What is wrong with the certificate that a finished handshake brought; undefined when nothing is. Dates and name are
 * looked at whatever OpenSSL says first, so `incomplete_chain` means: everything else about the leaf is right.
 */
export function tlsFault(socket: TLSSocket, hostname: string, now: number): TlsDetail | undefined {
  if (socket.authorized) return undefined;
  const certificate = socket.getPeerCertificate(true);
  // Node says string or Error by its types and hands out the code of either.
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
 * Whether the last certificate of the chain says where its issuer can be fetched (RFC 5280, section 4.2.2.1, CA
 * Issuers). Browsers complete a chain from there; without it the chain ends at a CA that nobody but its owner trusts.
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
