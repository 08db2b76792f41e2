import type { OutboundErrorCode, TlsDetail } from './types.ts';

/** The phase that the exchange had reached. `policy`: nothing was sent, not even a DNS query. */
export type OutboundPhase = 'policy' | 'dns' | 'connect' | 'tls' | 'request' | 'headers' | 'body';

// One sentence per code: a message that depended on the rule or the port would reveal a map of the inside network.
const MESSAGES: Readonly<Record<OutboundErrorCode, string>> = {
  invalid_url: 'The URL is not valid.',
  address_refused: 'This address may not be requested.',
  dns_not_found: 'The host name does not exist or has no address.',
  dns_error: 'The host name could not be looked up.',
  connection_refused: 'The server could not be reached.',
  connection_reset: 'The server closed the connection without an answer.',
  timeout: 'The server did not answer in time.',
  tls_error: 'The certificate or the secure connection is faulty.',
  headers_overflow: 'The headers of the answer are too large.',
  protocol_error: 'The answer is not valid HTTP.',
  aborted: 'The request was canceled.',
};

export interface OutboundErrorOptions {
  readonly phase: OutboundPhase;
  readonly tls?: TlsDetail;
  readonly reason?: string;
  readonly cause?: unknown;
}

/**
 * The error of an exchange without an HTTP response. `message` is the same for every error of a code and may be shown to a user; `reason`
 * (the rule that matched, the message of the system) is for the server's log only.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly code: OutboundErrorCode;
  readonly phase: OutboundPhase;
  readonly tls?: TlsDetail;
  readonly reason?: string;

  constructor(code: OutboundErrorCode, options: OutboundErrorOptions) {
    super(MESSAGES[code], options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.phase = options.phase;
    if (options.tls !== undefined) this.tls = options.tls;
    if (options.reason !== undefined) this.reason = options.reason;
  }
}
