import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type LineState =
  | { readonly kind: 'open' }
  /** Nothing comes through in either direction, and nobody says so. Connections are taken. */
  | { readonly kind: 'silent' }
  /** Each chunk comes this much later, ms, in both directions; their order stays. */
  | { readonly kind: 'slow'; readonly latencyMs: number };

/** A TCP proxy between a server and a database that can be told to misbehave. */
export interface FaultLine extends AsyncDisposable {
  /** `127.0.0.1:port`, to be dialled instead of the database. */
  readonly address: string;
  /** Local ports of the connections to the far side: by these the database knows them. */
  readonly ports: readonly number[];
  set(state: LineState): void;
  /** Ends every connection with an RST on both sides; new ones are taken. */
  reset(): void;
  /** The next answer of the far side ends in its middle, and its connection with it. */
  tear(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Lets through what comes, to `host:port`, until it is told otherwise. */
export async function openFaultLine(to: { readonly host: string; readonly port: number }): Promise<FaultLine> {
  const pairs = new Set<Pair>();
  let state: LineState = { kind: 'open' };
  let tearing = false;

  const end = (pair: Pair): void => {
    pairs.delete(pair);
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  };
  const pass = (from: Socket, into: Socket, bytes: Buffer): void => {
    if (state.kind === 'silent') return;
    if (state.kind === 'open') return void into.write(bytes);
    // Equal delays keep the order, as long as the state is not changed meanwhile; then connections are ended.
    setTimeout(() => into.writable && !from.destroyed && into.write(bytes), state.latencyMs);
  };
  const server = createServer((near) => {
    const pair: Pair = { near, far: createConnection(to) };
    pairs.add(pair);
    for (const socket of [near, pair.far]) {
      socket.setNoDelay(true);
      socket.on('error', () => {}).on('close', () => end(pair));
    }
    near.on('data', (bytes) => pass(near, pair.far, bytes));
    pair.far.on('data', (bytes) => {
      if (!tearing) return pass(pair.far, near, bytes);
      tearing = false;
      near.end(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => end(pair));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = (): void => {
    for (const pair of [...pairs]) end(pair);
  };
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    reset();
    await closed;
  };
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    get ports() {
      return [...pairs].flatMap(({ far }) => far.localPort ?? []);
    },
    set(next) {
      const wasBad = state.kind !== 'open';
      state = next;
      // What was silenced has lost bytes, what was slow may be overtaken: such connections are of no use any more.
      if (wasBad) reset();
    },
    reset,
    tear: () => {
      tearing = true;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
