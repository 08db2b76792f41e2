import { sessionResumed } from './session-end.ts';

/**
 * Returns a `fetch` that sends a request once more when the server refused it for want of a session and the person has signed in again
 * meanwhile. A refused request has changed nothing, and its answer is about the session before.
 */
export const repeatRefused =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const resumed = sessionResumed.get();
    const response = await send(request.clone());
    return response.status === 401 && sessionResumed.get() !== resumed ? send(request) : response;
  };
