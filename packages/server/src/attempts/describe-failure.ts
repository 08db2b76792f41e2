import { type OutboundError, tlsSentence } from '@linkvitals/outbound';

/** The sentence for the owner of an endpoint when an attempt got no answer. It contains no address, nor why one was refused. */
export function describeFailure({ code, tls }: Pick<OutboundError, 'code' | 'tls'>): string {
  switch (code) {
    case 'invalid_url':
      return 'The URL is not valid.';
    case 'address_refused':
      return 'The address may not be reached.';
    case 'dns_not_found':
      return 'The host name does not exist or has no address.';
    case 'dns_error':
      return 'The host name could not be looked up.';
    case 'connection_refused':
      return 'No connection: the server refused it or cannot be reached.';
    case 'connection_reset':
      return 'The server closed the connection without an answer.';
    case 'timeout':
      return 'No complete answer within 30 seconds.';
    case 'tls_error':
      return tlsSentence(tls ?? { fault: 'handshake' });
    case 'headers_overflow':
      return 'The headers of the answer are too large.';
    case 'protocol_error':
      return 'The answer is not valid HTTP.';
    case 'aborted':
      return 'The attempt was called off.';
  }
}
