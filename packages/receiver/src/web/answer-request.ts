import type { BodySource, Receiver } from '../receiver-types.ts';

/** Has the receiver answer a web `Request`, whose body comes from `body`. */
export async function answerRequest(receiver: Receiver, request: Request, body: BodySource): Promise<Response> {
  const { method, headers, signal } = request;
  const answer = await receiver.handle({ method, headers, signal, body });
  // A string as body makes it text/plain; none has no type.
  return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers: answer.headers });
}
