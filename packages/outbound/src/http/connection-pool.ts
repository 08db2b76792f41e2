import { interruption } from '../deadline.ts';
import { OutboundError } from '../outbound-error.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { HttpConnection } from './http-connection.ts';

/** Largest number of idle connections, over all lanes. The one that is idle longest is closed first. */
const MAX_IDLE = 256;

export interface AcquireRequest {
  /** Requests with the same key can share connections. */
  readonly key: string;
  /** @param closing ends the opening when the pool is closed. */
  readonly open: (closing: AbortSignal) => Promise<HttpConnection>;
  readonly signal: AbortSignal;
}

interface Lane {
  /** Number of open connections and of those being opened. */
  size: number;
  /** Idle connections, the longest idle first. */
  readonly idle: HttpConnection[];
  readonly waiting: Waiter[];
}

interface Waiter {
  readonly request: AcquireRequest;
  readonly resolve: (connection: HttpConnection | Promise<HttpConnection>) => void;
  readonly reject: (error: unknown) => void;
}

/** Lends connections, at most `limit` per key, in the order of the requests, and keeps a limited number idle. */
export class ConnectionPool {
  readonly #limit: number;
  readonly #lanes = new Map<string, Lane>();
  readonly #all = new Set<HttpConnection>();
  /** Number of idle connections, over all lanes. */
  #idle = 0;
  /** Number of times that a connection became idle. */
  #rests = 0;
  /** One controller per connection that is being opened: listeners on a shared signal would accumulate. */
  readonly #openings = new Set<AbortController>();
  #closed = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the connection that became idle last; undefined when there is none. */
  take(key: string): HttpConnection | undefined {
    const connection = this.#lanes.get(key)?.idle.pop();
    if (connection !== undefined) this.#idle--;
    return connection;
  }

  /** Takes a connection that was not idle, because an idle one may have died unnoticed. */
  acquire(request: AcquireRequest): Promise<HttpConnection> {
    if (this.#closed) return Promise.reject(closedError());
    const lane = this.#laneOf(request.key);
    if (lane.size >= this.#limit) lane.idle[0]?.destroy();
    // Looked up again: the lane may have been deleted with its last connection.
    const current = this.#laneOf(request.key);
    return current.size < this.#limit ? this.#open(current, request) : this.#wait(current, request);
  }

  close(): void {
    this.#closed = true;
    for (const { waiting } of this.#lanes.values()) {
      for (const { reject } of waiting.splice(0)) reject(closedError());
    }
    for (const opening of this.#openings) opening.abort();
    for (const connection of this.#all) connection.destroy(closedError());
  }

  #laneOf(key: string): Lane {
    let lane = this.#lanes.get(key);
    if (!lane) {
      lane = { size: 0, idle: [], waiting: [] };
      this.#lanes.set(key, lane);
    }
    return lane;
  }

  async #open(lane: Lane, request: AcquireRequest): Promise<HttpConnection> {
    const opening = new AbortController();
    this.#openings.add(opening);
    lane.size++;
    try {
      const connection = await request.open(opening.signal);
      if (this.#closed) {
        connection.destroy();
        throw closedError();
      }
      this.#all.add(connection);
      connection.onFree = () => this.#freed(lane, connection, request.key);
      return connection;
    } catch (error) {
      this.#shrink(lane, request.key);
      throw error;
    } finally {
      this.#openings.delete(opening);
    }
  }

  #wait(lane: Lane, request: AcquireRequest): Promise<HttpConnection> {
    const { promise, resolve, reject } = withResolvers<HttpConnection>();
    const waiter: Waiter = { request, resolve, reject };
    const giveUp = () => {
      const at = lane.waiting.indexOf(waiter);
      if (at === -1) return;
      lane.waiting.splice(at, 1);
      reject(interruption(request.signal, 'connect'));
    };
    lane.waiting.push(waiter);
    request.signal.addEventListener('abort', giveUp, { once: true });
    return promise.finally(() => request.signal.removeEventListener('abort', giveUp));
  }

  #freed(lane: Lane, connection: HttpConnection, key: string): void {
    if (connection.closed) {
      const at = lane.idle.indexOf(connection);
      if (at !== -1) {
        lane.idle.splice(at, 1);
        this.#idle--;
      }
      if (this.#all.delete(connection)) this.#shrink(lane, key);
      return;
    }
    const next = lane.waiting.shift();
    if (next) {
      next.resolve(connection);
      return;
    }
    connection.restedAs = ++this.#rests;
    lane.idle.push(connection);
    if (++this.#idle > MAX_IDLE) this.#longestIdle()?.destroy();
  }

  /**
   * Finds the longest idle connection. It is searched for when there are too many: a list of all would have to be updated at each request.
   */
  #longestIdle(): HttpConnection | undefined {
    let longest: HttpConnection | undefined;
    for (const { idle } of this.#lanes.values()) {
      const [first] = idle;
      if (first !== undefined && first.restedAs < (longest?.restedAs ?? Number.POSITIVE_INFINITY)) longest = first;
    }
    return longest;
  }

  #shrink(lane: Lane, key: string): void {
    lane.size--;
    const next = lane.waiting.shift();
    if (next) next.resolve(this.#open(lane, next.request));
    else if (lane.size === 0) this.#lanes.delete(key);
  }
}

function closedError(): OutboundError {
  return new OutboundError('aborted', { phase: 'connect', reason: 'closed' });
}
