import type { Receiver } from './receiver-types.ts';

/**
 * For runtimes and frameworks that take a function from Request to Response, e.g. `export const POST = fetchHandler(receiver)`
 * in a Next.js route. Further arguments (environment, route parameters) are passed over.
 */
export function fetchHandler(receiver: Receiver): (request: Request) => Promise<Response> {
  return (request) => receiver.fetch(request);
}
