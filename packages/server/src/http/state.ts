import type { Logger } from 'pino';
import type { Context } from '../context.ts';

/** Values that the HTTP chain attaches to a request */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Address of the client; undefined: unknown. */
  client?: string | undefined;
  /** Id of the operation; undefined until a route has taken the request. */
  operation?: string;
  /** Context of the account; undefined until the caller is known. */
  ctx?: Context;
}
