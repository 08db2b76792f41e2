import type { OutboundError, TlsFault } from '@linkvitals/outbound';

const TLS: Readonly<Record<TlsFault, string>> = {
  expired: 'The certificate has expired.',
  not_yet_valid: 'The certificate is not valid yet.',
  wrong_host: 'The certificate is for another host name.',
  self_signed: 'The certificate is self-signed.',
  incomplete_chain: 'The server does not send the whole certificate chain.',
  untrusted: 'The certificate is not from a trusted authority.',
  no_tls: 'The server does not speak TLS on this port.',
  handshake: 'The TLS handshake failed.',
};

/** What the owner of an endpoint reads when an attempt got no answer. Holds no address and no reason of the guard. */
export function describeFailure({ code, tls }: Pick<OutboundError, 'code' | 'tls'>): string {
  switch (code) {
    case 'invalid_url':
      return 'The URL is not valid.';
    case 'address_refused':
      return 'The address may not be reached.';
    case 'dns_not_found':
      return 'The host name does not exist.';
    case 'dns_error':
      return 'The host name could not be looked up.';
    case 'connection_refused':
      return 'No connection: the server refused it or cannot be reached.';
    case 'connection_reset':
      return 'The server closed the connection without an answer.';
    case 'timeout':
      return 'No complete answer within 30 seconds.';
    case 'tls_error':
      return TLS[tls?.fault ?? 'handshake'];
    case 'headers_overflow':
      return 'The headers of the answer are too large.';
    case 'protocol_error':
      return 'The answer is not valid HTTP.';
    case 'aborted':
      return 'The attempt was called off.';
  }
}
