import { describe, expect, it } from 'vitest';
import { repeatRefused } from './repeat-refused.ts';
import { sessionResumed } from './session-end.ts';

/** A server whose first answer comes after `meanwhile` and has a status; later answers are 200 with the body that was sent. */
function stageServer({ first, meanwhile = () => {} }: { readonly first: number; readonly meanwhile?: () => void }) {
  const bodies: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const body = await new Request(input, init).text();
    bodies.push(body);
    if (bodies.length > 1) return new Response(body);
    meanwhile();
    return new Response(null, { status: first });
  };
  return { bodies, fetch: repeatRefused(send) };
}

const signInAgain = () => sessionResumed.set(sessionResumed.get() + 1);
const request = ['http://localhost/api/v1/domains', { method: 'POST', body: '{"hostname":"example.com"}' }] as const;

describe('repeatRefused', () => {
  it('repeats a request with its body when the person signed in again before the refusal arrived', async () => {
    const server = stageServer({ first: 401, meanwhile: signInAgain });
    const response = await server.fetch(...request);
    expect([response.status, await response.text()]).toEqual([200, request[1].body]);
    expect(server.bodies).toEqual([request[1].body, request[1].body]);
  });

  it('returns the refusal when nobody has signed in meanwhile', async () => {
    const server = stageServer({ first: 401 });
    expect((await server.fetch(...request)).status).toBe(401);
    expect(server.bodies).toHaveLength(1);
  });

  it.each([201, 403, 503])('never repeats a request that was answered with %s', async (first) => {
    const server = stageServer({ first, meanwhile: signInAgain });
    expect((await server.fetch(...request)).status).toBe(first);
    expect(server.bodies).toHaveLength(1);
  });
});
