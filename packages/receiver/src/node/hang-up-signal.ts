import type { ServerResponse } from 'node:http';

/** A signal that aborts when the connection closes before the answer is sent. */
export function hangUpSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
