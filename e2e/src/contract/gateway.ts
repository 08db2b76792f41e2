import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const SESSION_COOKIE = '__Host-linkvitals_session';
/** Placeholder for the present session cookie of the caller. */
export const SIGNED_IN = 'signed-in';

/** Refusals after which the gateway signs in again, as a person would. */
const STALE = /"code":"(unauthorized|reauthentication_required)"/;
const TOKEN = new RegExp(`^${SESSION_COOKIE}=([^;]+)`);
const ADDRESSES = 2 ** 24;

export interface GatewayInput {
  /** URL of the server. */
  readonly url: string;
  /** Gives the token of a new session. */
  readonly signIn: () => Promise<string>;
}

export interface Gateway extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  readonly url: string;
}

interface Sent {
  readonly response: IncomingMessage;
  /** The body of a refusal. Undefined for a success, which is passed on unread, because it may be a stream. */
  readonly refusal: Buffer | undefined;
}

/**
 * Stands between schemathesis and the server in place of a browser: it keeps the last cookie of the server, signs in
 * again when the session has ended, and sends the headers of the same origin. Each request has an address of its own,
 * because limits on wrong attempts count by network and would hide later answers.
 */
export async function startGateway({ url, signIn }: GatewayInput): Promise<Gateway> {
  const { hostname, port } = new URL(url);
  let token = '';
  let count = 0;

  const headersOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    count = (count + 1) % ADDRESSES;
    const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    const { cookie = '', ...rest } = headers;
    const sent = cookie.replace(`${SESSION_COOKIE}=${SIGNED_IN}`, `${SESSION_COOKIE}=${token}`);
    return {
      ...rest,
      ...(sent !== '' && { cookie: sent }),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    };
  };
  const send = ({ method, url: path, headers }: IncomingMessage, body: Buffer): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, method, path, headers: headersOf(headers) }, (response) => {
        if ((response.statusCode ?? 0) < 400) return resolve({ response, refusal: undefined });
        buffer(response).then((refusal) => resolve({ response, refusal }), reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const isSignedIn = incoming.headers.cookie?.includes(`${SESSION_COOKIE}=${SIGNED_IN}`) === true;
    if (isSignedIn && token === '') token = await signIn();
    let sent = await send(incoming, body);
    if (isSignedIn && STALE.test(sent.refusal?.toString() ?? '')) {
      token = await signIn();
      sent = await send(incoming, body);
    }
    const { response, refusal } = sent;
    const [, renewed] = TOKEN.exec(response.headers['set-cookie']?.[0] ?? '') ?? [];
    if (isSignedIn && renewed !== undefined) token = renewed;
    outgoing.writeHead(response.statusCode ?? 0, response.rawHeaders);
    if (refusal !== undefined) return void outgoing.end(refusal);
    outgoing.once('close', () => response.destroy());
    response.pipe(outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.destroy(error));
  });
  // Requests that are no HTTP are passed on, so that the server refuses them.
  server.on('clientError', ({ rawPacket }: Error & { rawPacket?: Buffer }, socket: Socket) => {
    if (rawPacket === undefined || !socket.writable) return void socket.destroy();
    const through = connect(Number(port), hostname, () => through.write(rawPacket));
    through.on('error', () => socket.destroy());
    through.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
