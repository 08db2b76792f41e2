import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';
import type { Answer, Connection, Params } from '../cdp/connection.ts';

type Commands = ProtocolMapping.Commands;

/** Commands to one target of a browser: a page, a frame with a process of its own, or a worker. */
export class Session {
  readonly id: string;
  readonly #cdp: Connection;

  constructor(id: string, cdp: Connection) {
    this.id = id;
    this.#cdp = cdp;
  }

  send<Method extends keyof Commands>(method: Method, params: Params<Method>[0]): Promise<Answer<Method>> {
    return this.#cdp.send(method, params, this.id);
  }

  /** Sends a command whose failure does no harm: the target may be gone, or have no such command. */
  sendIfThere<Method extends keyof Commands>(method: Method, params: Params<Method>[0]): void {
    this.send(method, params).catch(() => {});
  }
}
