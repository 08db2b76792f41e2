import { isIP, type Socket } from 'node:net';
import type { SecureContext, TLSSocket } from 'node:tls';
import { interruption } from '../deadline.ts';
import { nodeTls } from '../node-modules.ts';
import { OutboundError } from '../outbound-error.ts';
import { systemError } from '../system-error.ts';
import type { TlsDetail } from '../types.ts';
import { withResolvers } from '../with-resolvers.ts';
import { tlsFault } from './tls-fault.ts';

export interface StartTlsOptions {
  readonly socket: Socket;
  /** Host of the URL, without brackets: the name for which the certificate must be valid. */
  readonly host: string;
  readonly secureContext: SecureContext;
  /** Refuse `incomplete_chain` too. */
  readonly strict: boolean;
  readonly signal: AbortSignal;
}

export interface SecureSocket {
  readonly socket: TLSSocket;
  readonly warning?: TlsDetail;
}

/**
 * Makes the socket a TLS one and judges the certificate before a byte of HTTP can be written. The judging is ours (`rejectUnauthorized:
 * false`) because Node drops the certificate together with the connection when it rejects, and users need to see its dates and names.
 * Rejects with `tls_error`, `connection_reset`, `timeout`, `aborted`.
 */
export function startTls({ socket, host, secureContext, strict, signal }: StartTlsOptions): Promise<SecureSocket> {
  const name = host.replace(/\.$/, '');
  const { promise, resolve, reject } = withResolvers<SecureSocket>();
  const tls = nodeTls().connect({
    socket,
    secureContext,
    host: name,
    // An address is not a valid SNI (RFC 6066, section 3).
    servername: isIP(name) === 0 ? name : '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
  });
  const stop = () => tls.destroy();
  tls.once('secureConnect', () => {
    const fault = tlsFault(tls, name, Date.now());
    if (fault === undefined) return resolve({ socket: tls });
    if (fault.fault === 'incomplete_chain' && !strict) return resolve({ socket: tls, warning: fault });
    tls.destroy();
    const reason = String(tls.authorizationError);
    reject(new OutboundError('tls_error', { phase: 'tls', tls: fault, reason }));
  });
  // Stays as long as the socket, because there is no other listener before HTTP takes over.
  tls.on('error', (error) => reject(handshakeError(error)));
  tls.once('close', () => {
    if (signal.aborted) reject(interruption(signal, 'tls'));
    reject(new OutboundError('connection_reset', { phase: 'tls', reason: 'closed in the handshake' }));
  });
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

function handshakeError(error: NodeJS.ErrnoException): OutboundError {
  const mapped = systemError(error, 'tls');
  if (mapped.code === 'connection_reset' || mapped.code === 'timeout') return mapped;
  const reason = error.code ?? error.message;
  const fault = error.code === 'ERR_SSL_WRONG_VERSION_NUMBER' ? 'no_tls' : 'handshake';
  return new OutboundError('tls_error', { phase: 'tls', tls: { fault }, reason, cause: error });
}
