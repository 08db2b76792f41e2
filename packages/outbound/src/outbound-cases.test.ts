import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOutbound } from './create-outbound.ts';
import cases from './fixtures/outbound-cases.json' with { type: 'json' };
import { classifyAddress } from './guard/classify-address.ts';
import { OutboundError } from './outbound-error.ts';
import { chosenHttp } from './test-support/chosen-http.ts';
import { type Answers, recordingNetwork } from './test-support/recording-network.ts';

const ANY_DENIAL = new Set(['address_refused', 'dns_not_found', 'dns_error']);
/** Reasons of refusals before an address is known, for which there is no address class to compare. */
const NOT_CLASSES = new Set(['dns-nodata', 'dns-servfail', 'dns-timeout', 'scheme', 'credentials', 'bad-port']);

async function send(input: string, requested: Answers, env: { allow?: string[]; deny?: string[] } = {}) {
  const refusals: string[] = [];
  const { network, dialled } = recordingNetwork(requested);
  const options = { ...network, allowCidrs: env.allow ?? [], denyCidrs: env.deny ?? [] };
  const outbound = createOutbound({ ...options, onRefused: ({ reason }) => refusals.push(reason) }, chosenHttp);
  onTestFinished(() => outbound.close());
  const error: unknown = await outbound
    .request({ url: input, limits: { connectMs: 1_000, totalMs: 5_000 } })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof OutboundError)) throw new Error(`expected an OutboundError, got ${String(error)}`);
  return { error, dialled, refusals };
}

const single = cases.cases.filter((entry) => entry.stage !== 'redirect');

describe('every address case', () => {
  test('the fixture holds all of them', () => {
    expect(cases.cases).toHaveLength(146);
    expect(cases.allow_override_cases).toHaveLength(5);
  });

  test.each(single.filter(({ expect: wanted }) => wanted === 'deny'))(
    '$id is refused undialled: $input',
    async (entry) => {
      const { error, dialled, refusals } = await send(entry.input, entry);
      expect(ANY_DENIAL).toContain(error.code);
      expect(dialled).toEqual([]);
      if (error.code === 'address_refused') {
        expect(error.message).toBe('This address may not be requested.');
        expect(refusals).toContain(entry.reason);
      } else {
        expect(NOT_CLASSES).toContain(entry.reason);
      }
    },
  );

  test.each(single.filter(({ expect: wanted }) => wanted === 'allow'))('$id is dialled: $input', async (entry) => {
    const { dialled } = await send(entry.input, entry);
    expect(dialled.length).toBeGreaterThan(0);
    for (const { address } of dialled) expect(classifyAddress(address)).toEqual({ allowed: true, reason: 'public' });
  });

  test.each(single.filter(({ expect: wanted }) => wanted === 'invalid'))('$id is no URL: $input', async ({ input }) => {
    const { error, dialled } = await send(input, {});
    expect(error.code).toBe('invalid_url');
    expect(dialled).toEqual([]);
  });

  test.each(cases.allow_override_cases)('$env makes $input: $expect', async (entry) => {
    const [name, cidr = ''] = entry.env.split('=');
    const env = name === 'LINKVITALS_ALLOW_CIDRS' ? { allow: [cidr] } : { deny: [cidr] };
    const { error, dialled } = await send(entry.input, {}, env);
    expect(dialled.length > 0).toBe(entry.expect === 'allow');
    expect(error.code === 'address_refused').toBe(entry.expect === 'deny');
  });
});

test('one resolution serves one connection: a second answer is never requested', async () => {
  const { dialled } = await send('http://rebind.example.com/', {
    sequence: [{ A: ['93.184.215.14'] }, { A: ['127.0.0.1'] }],
  });
  expect(dialled.map(({ address }) => address)).toEqual(['93.184.215.14']);
});

test('a refused listener accepts nothing, by name or by literal', async () => {
  let accepted = 0;
  const server = createServer((socket) => {
    accepted++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  const outbound = createOutbound({ resolve: async () => ['127.0.0.1', '::ffff:127.0.0.1'] }, chosenHttp);
  onTestFinished(() => outbound.close());
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost', 'public.example.com']) {
    await expect(outbound.request({ url: `http://${host}:${port}/` })).rejects.toMatchObject({
      code: 'address_refused',
    });
  }
  expect(accepted).toBe(0);
});
