import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;
export type Params<Method extends keyof Commands> = Commands[Method]['paramsType'];
export type Answer<Method extends keyof Commands> = Commands[Method]['returnType'];

/** An event of the browser, of the session of one of its targets or of none. */
export type CdpEvent = {
  [Method in keyof Events]: {
    readonly method: Method;
    readonly params: Events[Method][0];
    readonly sessionId?: string;
  };
}[keyof Events];

interface Waiting {
  readonly method: string;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The browser failed to carry out a command, or is gone. */
export class CdpError extends Error {
  override readonly name = 'CdpError';
}

interface ConnectionParts {
  readonly send: (message: string) => void;
  readonly onEvent: (event: CdpEvent) => void;
}

/** Commands to a browser and its events, in the messages of the DevTools protocol. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #isOver = false;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** @param sessionId of the target that is meant. Default: the browser */
  send<Method extends keyof Commands>(
    method: Method,
    params: Params<Method>[0],
    sessionId?: string,
  ): Promise<Answer<Method>> {
    if (this.#isOver) return Promise.reject(new CdpError(`${method}: the browser is gone`));
    const id = ++this.#last;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#parts.send(JSON.stringify({ id, method, params, sessionId }));
    }) as Promise<Answer<Method>>;
  }

  /** Takes a message of the browser. @throws Error for one that is no message of the protocol */
  take(message: string): void {
    const { id, error, result, ...event } = JSON.parse(message);
    if (id === undefined) {
      this.#parts.onEvent(event);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new CdpError(`${waiting.method}: ${error.message}`));
  }

  /** The browser is gone: all commands fail. */
  end(): void {
    this.#isOver = true;
    for (const { method, reject } of this.#waiting.values()) reject(new CdpError(`${method}: the browser is gone`));
    this.#waiting.clear();
  }
}
