import { type DnsFault, type DnsServer, startDnsServer } from '@linkvitals/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDns } from '../../dns/index.ts';
import { lookupOwnership } from './lookup.ts';

const token = 'Q7rVx0aB';
const value = `linkvitals-verify=${token}`;
const host = 'shop.example.com';
const second = `_linkvitals-verify.${host}`;
const at = Date.UTC(2026, 0, 1);

/** Looks up with time limits that even a loaded machine keeps, for servers that answer. */
const look = (...prepare: ((server: DnsServer) => void)[]) => lookFor(20_000, ...prepare);

/**
 * Starts name servers on loopback and looks up by them. Each is a resolver with this time limit and is prepared by one
 * of the functions.
 */
async function lookFor(timeoutMs: number, ...prepare: ((server: DnsServer) => void)[]) {
  const servers = await Promise.all(
    prepare.map(async (set) => {
      const server = await startDnsServer({});
      onTestFinished(() => server.close());
      set(server);
      return server;
    }),
  );
  const dns = createDns({ servers: servers.map(({ address }) => address), timeoutMs, tries: 1 });
  const check = await lookupOwnership(dns, { hostname: host, token, at });
  return { ...check, queries: servers.map(({ queries }) => queries.map(({ name }) => name)) };
}

const txt =
  (...values: string[]) =>
  (server: DnsServer) =>
    server.set(host, 'TXT', values);
const fault = (name: string, kind: DnsFault) => (server: DnsServer) => server.fail(name, kind);
const nothing = () => {};

describe('one resolver', () => {
  test.each([
    ['the value', [value]],
    ['a quoted value', [`"${value}"`]],
    ['a value with space around it', [`  ${value}\t`]],
    [
      'the value among 50 others, over 512 bytes',
      [...Array.from({ length: 50 }, (_, i) => `v=other${i} ${'x'.repeat(60)}`), value],
    ],
    ['the value beside another registration of the same name', ['linkvitals-verify=another', value]],
  ])('%s is found', async (_, values) => {
    expect(await look(txt(...values))).toMatchObject({
      outcome: 'found',
      queries: [expect.not.arrayContaining([second])],
    });
  });

  test('the name of a zone in upper case is the same name', async () => {
    expect(await look((server) => server.set('SHOP.Example.COM', 'TXT', [value]))).toMatchObject({ outcome: 'found' });
  });

  test.each([
    ['the token of another registration', 'linkvitals-verify=R7rVx0aB'],
    ['the token in other letters', value.toLowerCase()],
    ['a longer token', `${value}x`],
    ['the bare token', token],
    ['what a wildcard record holds for every name', 'linkvitals-verify=*'],
  ])('%s is refused', async (_, wrong) => {
    expect(await look(txt(wrong))).toMatchObject({ outcome: 'absent' });
  });

  test('a wrong token is shown to the owner, but other records are not', async () => {
    const check = await look(txt('v=spf1 -all', `linkvitals-verify=${'z'.repeat(400)}`));
    expect(check.resolvers[0]?.values).toEqual([`linkvitals-verify=${'z'.repeat(237)}`]);
    expect(check.detail).toMatch(/not with this token/);
  });

  test('a host that is a CNAME is proved by the record under the second name', async () => {
    const check = await look((server) => {
      server.set(host, 'CNAME', ['cdn.example.net']);
      server.set('cdn.example.net', 'A', ['192.0.2.1']);
      server.set(second, 'TXT', [value]);
    });
    expect(check).toMatchObject({ outcome: 'found', detail: `The record was found at ${second}.` });
    expect(check.queries).toEqual([[host, second]]);
  });

  test('a CNAME is followed to a record at its end', async () => {
    const check = await look((server) => {
      server.set(host, 'CNAME', ['proofs.example.net']);
      server.set('proofs.example.net', 'TXT', [value]);
    });
    expect(check.outcome).toBe('found');
  });

  test('NXDOMAIN and NODATA are definitive', async () => {
    expect(await look(nothing)).toMatchObject({ outcome: 'absent', resolvers: [{ outcome: 'absent', error: null }] });
    expect(await look((server) => server.set(host, 'A', ['192.0.2.1']))).toMatchObject({ outcome: 'absent' });
  });

  test('a name that DNS does not know differs from one without the record', async () => {
    const detail = 'There is no domain of that name in DNS. Is it spelled right?';
    expect(await look(nothing)).toMatchObject({ outcome: 'absent', name_exists: false, detail });
    for (const known of [host, second]) {
      const check = await look((server) => server.set(known, 'A', ['192.0.2.1']));
      expect(check).toMatchObject({ outcome: 'absent', name_exists: true });
      expect(check.detail).toContain(`${host} has no such TXT record.`);
    }
    expect(await look(txt(value))).toMatchObject({ outcome: 'found', name_exists: true });
  });

  test.each(['SERVFAIL', 'REFUSED', 'timeout'] as const)('%s proves nothing', async (kind) => {
    const check = await lookFor(kind === 'timeout' ? 100 : 20_000, (server) => {
      fault(host, kind)(server);
      fault(second, kind)(server);
    });
    expect(check).toMatchObject({ outcome: 'unknown', resolvers: [{ outcome: 'unknown', error: expect.any(String) }] });
    expect(check.detail).toContain(check.resolvers[0]?.error);
  });

  test('an error for one of the two names proves no absence', async () => {
    expect(await look(fault(second, 'SERVFAIL'))).toMatchObject({ outcome: 'unknown' });
    expect(await look(fault(host, 'SERVFAIL'))).toMatchObject({ outcome: 'unknown' });
  });

  test('the record under the second name counts although the first name gives an error', async () => {
    const check = await look((server) => {
      fault(host, 'SERVFAIL')(server);
      server.set(second, 'TXT', [value]);
    });
    expect(check.outcome).toBe('found');
  });
});

describe('two resolvers', () => {
  test('of which one lags behind still find the record', async () => {
    const check = await look(txt(value), nothing);
    expect(check.outcome).toBe('found');
    expect(check.resolvers.map(({ outcome }) => outcome)).toEqual(['found', 'absent']);
  });

  test('of which one fails decide by the answer of the other', async () => {
    const failing = (server: DnsServer) => {
      fault(host, 'SERVFAIL')(server);
      fault(second, 'SERVFAIL')(server);
    };
    expect(await look(failing, nothing)).toMatchObject({ outcome: 'absent', name_exists: false });
    expect(await look(failing, txt(value))).toMatchObject({ outcome: 'found' });
    expect(await look(failing, failing)).toMatchObject({ outcome: 'unknown' });
  });
});
