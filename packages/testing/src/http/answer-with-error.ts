import type { ServerResponse } from 'node:http';

/** Answers 500 with the error as text, so that a test sees the bug of a handler. Does nothing when the client has left. */
export function answerWithError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const text = error instanceof Error ? error.stack : String(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
