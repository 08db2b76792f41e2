import { startDnsServer } from '@linkvitals/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDns } from './lookup-txt.ts';

type Zone = NonNullable<Parameters<typeof startDnsServer>[0]>['zone'];

/**
 * Time limits: a server that answers has all the time that a loaded machine takes; one that never answers is waited for
 * briefly, ms.
 */
const [PATIENT_MS, IMPATIENT_MS] = [20_000, 100];

async function serve(zone: Zone = {}, timeoutMs = PATIENT_MS) {
  const server = await startDnsServer({ zone });
  onTestFinished(() => server.close());
  return { server, dns: createDns({ servers: [server.address], timeoutMs, tries: 1 }) };
}

describe('lookupTxt', () => {
  test('gives every value, and joins the chunks of one longer than 255 bytes', async () => {
    const long = 'x'.repeat(600);
    const { server, dns } = await serve({ 'a.test': { TXT: ['one', long, ''] } });
    const [answer] = await dns.lookupTxt('a.test');
    expect(answer?.server).toBe(server.address);
    expect(answer && 'values' in answer.result && [...answer.result.values].sort()).toEqual(['', 'one', long]);
  });

  test('gives all of 300 records, which arrive over TCP', async () => {
    const values = Array.from({ length: 300 }, (_, i) => `record ${i} ${'.'.repeat(100)}`);
    const { server, dns } = await serve({ 'a.test': { TXT: values } });
    const [answer] = await dns.lookupTxt('a.test');
    expect(answer && 'values' in answer.result && [...answer.result.values].sort()).toEqual(values.sort());
    expect(server.queries.at(-1)?.transport).toBe('tcp');
  });

  test('follows a CNAME', async () => {
    const { dns } = await serve({ 'a.test': { CNAME: ['b.test'] }, 'b.test': { TXT: ['there'] } });
    expect(await dns.lookupTxt('a.test')).toMatchObject([{ result: { values: ['there'] } }]);
  });

  test('a name that does not exist and a name without TXT have no values', async () => {
    const { dns } = await serve({ 'a.test': { A: ['192.0.2.1'] } });
    expect(await dns.lookupTxt('a.test')).toMatchObject([{ result: { values: [] } }]);
    expect(await dns.lookupTxt('b.test')).toMatchObject([{ result: { values: [] } }]);
  });

  test.each([
    ['SERVFAIL', 'ESERVFAIL', PATIENT_MS],
    ['REFUSED', 'EREFUSED', PATIENT_MS],
    ['timeout', 'ETIMEOUT', IMPATIENT_MS],
  ] as const)('%s is an error, not an absence', async (fault, error, timeoutMs) => {
    const { server, dns } = await serve({ 'a.test': { TXT: ['x'] } }, timeoutMs);
    server.fail('a.test', fault);
    expect(await dns.lookupTxt('a.test')).toMatchObject([{ result: { error } }]);
  });

  test('a server that does not respond is an error', async () => {
    const { address, close } = await startDnsServer({});
    await close();
    const dns = createDns({ servers: [address], timeoutMs: IMPATIENT_MS, tries: 1 });
    expect(await dns.lookupTxt('a.test')).toMatchObject([{ result: { error: expect.stringMatching(/^E/) } }]);
  });

  test('each server has a result of its own', async () => {
    const { server: fresh } = await serve({ 'a.test': { TXT: ['new'] } });
    const { server: stale } = await serve();
    const { server: broken } = await serve();
    broken.fail('a.test', 'SERVFAIL');
    const servers = [fresh.address, stale.address, broken.address];
    expect(await createDns({ servers, timeoutMs: PATIENT_MS, tries: 1 }).lookupTxt('a.test')).toEqual([
      { server: fresh.address, result: { values: ['new'] } },
      { server: stale.address, result: { values: [], isNoName: true } },
      { server: broken.address, result: { error: 'ESERVFAIL' } },
    ]);
  });

  test('a server whose name is no address is refused at once', () => {
    expect(() => createDns({ servers: ['dns.example'] })).toThrow(/Invalid IP address/);
  });
});
