import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { Deadline } from '../deadline.ts';
import type { UrlTarget } from '../guard/url-policy.ts';
import { presentedCertificate } from '../tls/describe-certificate.ts';
import { startTls } from '../tls/start-tls.ts';
import type { Dial, PresentedCertificate, TlsDetail } from '../types.ts';
import { dialFirst } from './dial-first.ts';
import type { FindDialTargets } from './dial-targets.ts';

export interface OpenSocketRequest {
  readonly target: UrlTarget;
  readonly localAddress?: string | undefined;
  /** Accept only certificates without any fault. */
  readonly strict: boolean;
  /** Time limit for DNS + TCP + TLS, ms. */
  readonly connectMs: number;
  /** Signals of which any ends the work. */
  readonly signals: readonly AbortSignal[];
}

export interface OpenSocket {
  readonly socket: Socket;
  readonly tlsWarning?: TlsDetail;
  /** Returns the certificate of the server; undefined for a connection without TLS. */
  readonly certificate?: () => PresentedCertificate | undefined;
}

/** Makes the one way to a socket: resolve once, judge, dial the judged addresses, then TLS under the name of the URL. */
export function createOpenSocket(options: {
  readonly findDialTargets: FindDialTargets;
  readonly dial: Dial;
  /** Dials connections without TLS. */
  readonly dialPlain: Dial;
  readonly secureContext: () => SecureContext;
}): (request: OpenSocketRequest) => Promise<OpenSocket> {
  const { findDialTargets, secureContext } = options;
  return async ({ target, localAddress, strict, connectMs, signals }) => {
    const started = performance.now();
    const deadline = new Deadline(connectMs, signals);
    const { signal } = deadline;
    try {
      const targets = await findDialTargets(target, { signal, localAddress });
      const budgetMs = connectMs - (performance.now() - started);
      const { isSecure, host } = target.origin;
      const socket = await dialFirst(targets, { dial: isSecure ? options.dial : options.dialPlain, signal, budgetMs });
      if (!isSecure) return { socket };
      const secure = await startTls({ socket, host, secureContext: secureContext(), strict, signal });
      const certificate = () => presentedCertificate(secure.socket.getPeerCertificate());
      const warning = secure.warning === undefined ? {} : { tlsWarning: secure.warning };
      return { socket: secure.socket, certificate, ...warning };
    } finally {
      deadline.end();
    }
  };
}
