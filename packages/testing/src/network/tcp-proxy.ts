import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { listen } from '../http/listen.ts';

/**
 * The state of the network between both sides:
 * - `open`: bytes go both ways.
 * - `refused`: nobody listens and connections end, as when the program behind was stopped.
 * - `reset`: connections are accepted and reset (RST), old ones too.
 * - `silent`: connections are accepted and bytes are dropped without an error, as by a firewall that drops packets.
 */
export type LineState = 'open' | 'refused' | 'reset' | 'silent';

export interface TcpProxy extends AsyncDisposable {
  /** Port on 127.0.0.1 to connect to instead; it stays the same. */
  readonly port: number;
  /** The number of open connections from the outside. */
  readonly connections: number;
  /** Local ports of the open connections to the far side. The server there knows them by these. */
  readonly ports: readonly number[];
  /** Changes the state. A connection that was silent stays so, also when the line is open again: only new connections get through. */
  set(state: LineState): Promise<void>;
  /** Delays all bytes in both directions by this many ms. Default 0. Their order stays when the delay changes. */
  delay(ms: number): void;
  /** Ends every connection with an RST on both sides; new ones get through. */
  reset(): void;
  /** Ends the next answer of the far side in its middle, together with its connection. */
  tear(): void;
  /**
   * Loses the answer to the next request that has this text in one piece. The request arrives and is answered; then the
   * connection ends with an RST on both sides.
   */
  loseAnswerTo(text: string): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Bytes are dropped from now on. */
  dead: boolean;
  /** The next bytes of the far side are lost. */
  losing: boolean;
}

/** Starts a proxy between a program and a server, to simulate faults of networks. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let state: LineState = 'open';
  let delayMs = 0;
  let isTearing = false;
  let unanswered: string | undefined;

  const reset = (pair: Pair): void => {
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  };
  const pass = (from: Socket, to: Socket, pair: Pair): void => {
    const held: { readonly bytes: Buffer; readonly dueAt: number }[] = [];
    const write = (bytes: Buffer): void => {
      if (!pair.dead && to.writable) to.write(bytes);
    };
    const release = (): void => {
      const [first] = held;
      if (first === undefined) return;
      const waitMs = first.dueAt - performance.now();
      if (waitMs > 0) return void setTimeout(release, Math.ceil(waitMs));
      held.shift();
      write(first.bytes);
      release();
    };
    from.on('data', (bytes) => {
      if (pair.dead) return;
      if (from === pair.far && pair.losing) return reset(pair);
      if (from === pair.near && unanswered !== undefined && bytes.includes(unanswered)) {
        unanswered = undefined;
        pair.losing = true;
      }
      if (isTearing && from === pair.far) {
        isTearing = false;
        pair.near.end(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reset(pair));
        return;
      }
      if (delayMs === 0 && held.length === 0) return write(bytes);
      held.push({ bytes, dueAt: performance.now() + delayMs });
      if (held.length === 1) release();
    });
    // Both directions end together, because database protocols know no half-closed connection. A server behind a dead
    // line does not notice; it keeps its side until the proxy closes.
    from.on('close', () => {
      if (!pair.dead) to.destroySoon();
      if (to.destroyed) pairs.delete(pair);
    });
    from.on('error', () => {});
  };
  const accept = (near: Socket): void => {
    if (state === 'reset') {
      near.on('error', () => {}).resetAndDestroy();
      return;
    }
    const pair: Pair = { near, far: createConnection(target), dead: state === 'silent', losing: false };
    pairs.add(pair);
    for (const socket of [near, pair.far]) socket.setNoDelay(true);
    pass(near, pair.far, pair);
    pass(pair.far, near, pair);
  };

  let server = createServer(accept);
  const { port } = await listen(server, '127.0.0.1');
  const endAll = (end: (socket: Socket) => void): void => {
    for (const { near, far } of pairs) {
      end(near);
      far.destroy();
    }
  };
  const stopListening = async (): Promise<void> => {
    const closed: Promise<unknown> = server.listening ? once(server, 'close') : Promise.resolve();
    server.close();
    endAll((near) => near.destroy());
    await closed;
  };
  const listenAgain = async (): Promise<Server> => {
    const again = createServer(accept);
    again.listen(port, '127.0.0.1');
    await once(again, 'listening');
    return again;
  };

  return {
    port,
    get connections() {
      return [...pairs].filter(({ near }) => !near.destroyed).length;
    },
    get ports() {
      return [...pairs].flatMap(({ far }) => far.localPort ?? []);
    },
    async set(next) {
      state = next;
      if (next === 'refused') return stopListening();
      if (next === 'reset') endAll((near) => near.resetAndDestroy());
      if (next === 'silent') for (const pair of pairs) pair.dead = true;
      if (!server.listening) server = await listenAgain();
    },
    delay(ms) {
      delayMs = ms;
    },
    reset() {
      for (const pair of pairs) reset(pair);
    },
    tear() {
      isTearing = true;
    },
    loseAnswerTo(text) {
      unanswered = text;
    },
    close: stopListening,
    [Symbol.asyncDispose]: stopListening,
  };
}
