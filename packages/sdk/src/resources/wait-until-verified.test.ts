import type { Domain } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { NotFoundError, PermissionError, ServerError, TimeoutError } from '../errors.ts';
import { mockApi, problemResponse, testClient } from '../test-support/mock-api.ts';
import { domainId, sampleDomain, sampleProblem } from '../test-support/samples.ts';
import { waitingClient } from '../test-support/waiting-client.ts';

const api = mockApi();

/** The domain after a check with this outcome. */
function checked(outcome: 'found' | 'absent' | 'unknown'): Response {
  const domain = sampleDomain({ id: domainId, hostname: 'shop.example' });
  const status = outcome === 'found' ? 'verified' : 'pending';
  const last_check = {
    checked_at: '2026-01-01T00:00:00.000Z',
    outcome,
    name_exists: true,
    detail: `saw ${outcome}`,
    resolvers: [],
  };
  return Response.json({
    ...domain,
    verification_status: status,
    verification: { ...domain.verification, status, last_check },
  });
}

describe('domains.waitUntilVerified', () => {
  it('checks as often as the server looks into DNS, and gives the verified domain', async () => {
    api.answer((_, nth) => checked(nth === 3 ? 'found' : 'absent'));
    const { client, waits } = waitingClient();
    const seen: (string | undefined)[] = [];
    const onAttempt = ({ verification }: Domain) => seen.push(verification.last_check?.outcome);
    const domain = await client.domains.waitUntilVerified(domainId, { onAttempt });
    expect(domain).toMatchObject({ id: domainId, verification: { status: 'verified' } });
    expect(seen).toEqual(['absent', 'absent', 'found']);
    expect(waits).toEqual([10_000, 10_000]);
    expect(api.requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(
      Array(3).fill(`POST /api/v1/domains/${domainId}/verification/check`),
    );
  });

  it('begins each check anew: the answer of an earlier one is not repeated to it', async () => {
    api.answer((_, nth) => checked(nth === 3 ? 'found' : 'absent'));
    await waitingClient().client.domains.waitUntilVerified(domainId);
    expect(new Set(api.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
  });

  it('sends one request for a domain that is verified already', async () => {
    api.answer(() => checked('found'));
    const { client, waits } = waitingClient();
    await client.domains.waitUntilVerified(domainId);
    expect([api.requests.length, waits]).toEqual([1, []]);
  });

  it('gives up after timeoutMs with what the last check saw, the last wait cut short', async () => {
    api.answer((_, nth) => checked(nth === 1 ? 'unknown' : 'absent'));
    const { client, waits } = waitingClient();
    const call = client.domains.waitUntilVerified(domainId, { timeoutMs: 25_000 });
    await expect(call).rejects.toThrow(TimeoutError);
    await expect(call).rejects.toThrow('shop.example has not been verified (saw absent) within 25000 ms');
    expect(waits).toEqual([10_000, 10_000, 5_000]);
  });

  it('gives up after ten minutes by default', async () => {
    api.answer(() => checked('absent'));
    const { client, waits } = waitingClient();
    await expect(client.domains.waitUntilVerified(domainId)).rejects.toThrow('within 600000 ms');
    expect(waits).toHaveLength(60);
  });

  it.each([
    ['429', () => problemResponse(sampleProblem(429, 'rate_limited'), { 'retry-after': '45' }), 45_000],
    ['503', () => problemResponse(sampleProblem(503, 'unavailable'), { 'retry-after': '30' }), 30_000],
    ['a shorter wait', () => problemResponse(sampleProblem(429, 'rate_limited'), { 'retry-after': '2' }), 10_000],
    ['a lost connection', () => Response.error(), 10_000],
  ])('waits for as long as %s demands', async (_what, refusal, expected) => {
    const answers = [() => checked('absent'), refusal, () => checked('found')];
    api.answer((_, nth) => answers[nth - 1]?.() ?? Response.error());
    const { client, waits } = waitingClient();
    await client.domains.waitUntilVerified(domainId);
    expect(waits).toEqual([10_000, expected]);
  });

  it('does not sit out an outage of more than a minute', async () => {
    api.answer((_, nth) => (nth === 1 ? checked('absent') : new Response('', { status: 500 })));
    await expect(waitingClient().client.domains.waitUntilVerified(domainId)).rejects.toThrow(ServerError);
  });

  it('stops at once when it is called off, with the reason of the signal', async () => {
    api.answer(() => checked('absent'));
    const controller = new AbortController();
    const { client } = testClient({}, { waitMs: () => 25_000 });
    const onAttempt = () => queueMicrotask(() => controller.abort('enough'));
    const call = client.domains.waitUntilVerified(domainId, { signal: controller.signal, onAttempt });
    await expect(call).rejects.toBe('enough');
    expect(api.requests).toHaveLength(1);
  });

  it.each([
    [404, 'not_found', NotFoundError],
    [403, 'domain_read_only', PermissionError],
  ] as const)('reports at once that the domain is gone or may not be checked: %s %s', async (status, code, kind) => {
    const refusal = () => problemResponse(sampleProblem(status, code));
    api.answer((_, nth) => (nth === 1 ? checked('absent') : refusal()));
    await expect(waitingClient().client.domains.waitUntilVerified(domainId)).rejects.toThrow(kind);
    expect(api.requests).toHaveLength(2);
  });
});
