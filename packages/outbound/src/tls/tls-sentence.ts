import type { TlsDetail } from '../types.ts';

/**
 * Explains the fault of a secure connection, in one sentence for a person. It has the date of a certificate and none of its names: the
 * names of an inside host must not be shown to the owner of a URL that leads there.
 */
export function tlsSentence({ fault, validFrom, validTo }: TlsDetail): string {
  switch (fault) {
    case 'expired':
      return validTo === undefined ? 'The certificate has expired.' : `The certificate expired on ${day(validTo)}.`;
    case 'not_yet_valid':
      return validFrom === undefined
        ? 'The certificate is not valid yet.'
        : `The certificate is not valid before ${day(validFrom)}.`;
    case 'wrong_host':
      return 'The certificate is for another host name.';
    case 'self_signed':
      return 'The certificate is self-signed.';
    case 'incomplete_chain':
      return 'The server does not send the whole certificate chain.';
    case 'untrusted':
      return 'The certificate is not from a trusted authority.';
    case 'no_tls':
      return 'The server does not speak TLS on this port.';
    case 'handshake':
      return 'The TLS handshake failed.';
  }
}

/** The day of an ISO time, in UTC. */
const day = (iso: string): string => iso.slice(0, 10);
