import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';
import type { ServerCertificate } from './certificates.ts';

export interface TlsServerOptions {
  readonly certificate: ServerCertificate;
  /** Default: 200 with the text `ok`. */
  readonly handler?: RequestListener;
}

export interface TlsServer extends AsyncDisposable {
  /** `127.0.0.1:port`. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts an HTTPS server on 127.0.0.1 with this certificate for every name. */
export async function startTlsServer({ certificate, handler }: TlsServerOptions): Promise<TlsServer> {
  const server = createServer(
    { key: certificate.key, cert: certificate.chain },
    handler ?? ((_request, response) => void response.end('ok')),
  );
  const { port } = await listen(server, '127.0.0.1');
  const close = () => closeServer(server);
  return { address: `127.0.0.1:${port}`, port, close, [Symbol.asyncDispose]: close };
}
