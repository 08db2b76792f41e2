import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonText } from '../check/formats/json-text.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { writeLines } from '../write-lines.ts';
import { describeDelivery } from './describe-delivery.ts';
import { loadSecrets, type SecretOptions } from './load-secrets.ts';
import { createPostClient } from './post-client.ts';
import { receive } from './receive.ts';

export interface ListenOptions extends SecretOptions {
  readonly port: number;
  readonly host: string;
  readonly forwardTo?: string;
  /** Seconds. */
  readonly timeout: number;
  readonly tolerance: number;
  readonly json?: true;
}

/** The max connections at a time; the service opens far fewer. */
const MAX_CONNECTIONS = 64;

/** Receives until Ctrl-C, and then answers the requests under way. A second Ctrl-C cuts them off. */
export async function listen(options: ListenOptions, io: Io): Promise<number> {
  const secrets = await loadSecrets(options, io);
  const client = options.forwardTo === undefined ? undefined : await createPostClient(options.forwardTo);
  const { tolerance: toleranceSeconds, timeout, json } = options;
  const settings = { secrets, toleranceSeconds, client, timeoutMs: timeout * 1000, now: Date.now };
  const color = io.stdout.isTTY === true && !io.env.NO_COLOR;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, async (request, response) => {
    response.shouldKeepAlive = false; // or the stop would wait for connections that nobody uses
    const delivery = await receive(request, response, settings);
    // Each delivery is written in one piece, so that parallel deliveries do not mix.
    const text = json ? jsonText({ type: 'delivery', ...delivery }) : describeDelivery(delivery, { color });
    await writeLines(io.stdout, [text]);
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port, options.host, resolve);
    });
    const url = urlOf(server.address() as AddressInfo);
    if (json) io.stdout.write(`${jsonText({ type: 'listening', url })}\n`);
    const onward = options.forwardTo === undefined ? '' : `, forwarding what is genuine to ${options.forwardTo}`;
    io.stderr.write(`Listening on ${url}${onward}. Stop with Ctrl-C.\n`);
    await untilStopped(io, server);
    return exitCodes.ok;
  } finally {
    await client?.close();
  }
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Resolves when the server is closed: the first signal waits for running requests, the second closes their connections. */
async function untilStopped(io: Io, server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const unhook = io.onStopSignal(() => {
      if (!server.listening) return server.closeAllConnections();
      server.close(() => {
        unhook();
        resolve();
      });
    });
  });
}
