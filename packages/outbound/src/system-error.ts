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
  UND_ERR_HEADERS_OVERFLOW: 'headers_overflow',
};

/** Undici says "UND_ERR_SOCKET" for a peer that went away and for one that talks nonsense; only the words differ. */
const WENT_AWAY = /^(?:other side closed|closed|destroyed)$/;
/** How llhttp calls an end in the middle of a chunk; undici passes no code on. */
const EARLY_END = /Invalid EOF state/;

/** Turns what the system or undici reports into the closed set of codes; anything unknown is a `protocol_error`. */
export function systemError(error: unknown, phase: OutboundPhase): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new OutboundError(codeOf(code, message, phase), { phase, reason: code === '' ? message : code, cause: error });
}

function codeOf(code: string, message: string, phase: OutboundPhase): OutboundErrorCode {
  const known = CODES[code];
  if (known) return known;
  if (code === 'UND_ERR_SOCKET' && WENT_AWAY.test(message)) return 'connection_reset';
  if (phase === 'body' && (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' || EARLY_END.test(message))) {
    return 'connection_reset';
  }
  if (phase === 'connect') return 'connection_refused';
  return 'protocol_error';
}
