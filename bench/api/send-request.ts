import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';

export interface Sent extends RequestOptions {
  readonly body?: object | undefined;
}

/**
 * Whether the server had closed a kept connection just before it was used again
 * (https://nodejs.org/api/http.html#requestreusedsocket).
 */
const isStale = (sent: ClientRequest, error: unknown): boolean =>
  sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** Sends a request, reads the answer, and gives its status; 0: the connection was lost. */
export async function sendRequest(url: string, { body, ...options }: Sent): Promise<number> {
  const sent = request(url, options);
  sent.end(body && JSON.stringify(body));
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    for await (const _ of response);
    return response.statusCode ?? 0;
  } catch (error) {
    return isStale(sent, error) ? sendRequest(url, { body, ...options }) : 0;
  }
}
