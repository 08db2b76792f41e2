import type { BodySource, Receiver } from '../receiver-types.ts';

/** Answers a web `Request` with the receiver; `body` gives its bytes. */
export async function answerRequest(receiver: Receiver, request: Request, body: BodySource): Promise<Response> {
  const { method, headers, signal } = request;
  const answer = await receiver.handle({ method, headers, signal, body });
  // A string as body makes it text/plain; without a body there is no type.
  return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers: answer.headers });
}
