import type { Logger } from 'pino';
import type { Context } from '../context.ts';

/** What the HTTP chain hangs on a request. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Address of who sent the request, when it is known. */
  client?: string | undefined;
  /** Id of the operation, once a route took the request. */
  operation?: string;
  /** Once the caller is known. */
  ctx?: Context;
}
