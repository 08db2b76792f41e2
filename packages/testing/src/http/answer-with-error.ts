import type { ServerResponse } from 'node:http';

/** A bug in a handler shows where a test looks: 500 with the error as text. Nothing to do when the client has left. */
export function answerWithError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const text = error instanceof Error ? error.stack : String(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
