import { OutboundError, type OutboundPhase } from './outbound-error.ts';
import type { OutboundErrorCode } from './types.ts';

const CODES: Readonly<Record<string, OutboundErrorCode>> = {
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
  EADDRNOTAVAIL: 'connection_refused',
  EACCES: 'connection_refused',
  EPERM: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  ETIMEDOUT: 'timeout',
};

/** Maps an error of the system to the closed set of codes; any unknown error is a `protocol_error`. */
export function systemError(error: unknown, phase: OutboundPhase): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new OutboundError(codeOf(code, phase), { phase, reason: code === '' ? message : code, cause: error });
}

function codeOf(code: string, phase: OutboundPhase): OutboundErrorCode {
  const known = CODES[code];
  if (known) return known;
  if (phase === 'connect') return 'connection_refused';
  return 'protocol_error';
}
