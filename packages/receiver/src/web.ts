import type { Receiver } from './receiver-types.ts';
import { answerRequest } from './web/answer-request.ts';
import { readWebBody } from './web/read-web-body.ts';

/**
 * A handler for runtimes and frameworks that take a function from Request to Response, e.g. `export const POST =
 * fetchHandler(receiver)` in a Next.js route. Further arguments (environment, route parameters) are ignored.
 */
export function fetchHandler(receiver: Receiver): (request: Request) => Promise<Response> {
  return (request) => answerRequest(receiver, request, (maxBytes) => readWebBody(request, maxBytes));
}
