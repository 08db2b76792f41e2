import { operations } from '@linkvitals/contract';
import { fuzzBound, perLane, threadMs } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceError } from '../../platform/errors.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { faultOfShape } from './body-shape.ts';
import { guardOf } from './guard.ts';
import { parseBody } from './read-body.ts';

const MIB = 1024 * 1024;

/** A body with as many members as fit in it */
function filled(open: string, close: string, member: (which: number) => string): string {
  const members: string[] = [];
  for (let length = open.length + close.length + 1; length < MIB - 100; ) {
    const next = member(members.length);
    members.push(next);
    length += next.length + 1;
  }
  return open + members.join(',') + close;
}

const settings = (members: (which: number) => string) => filled('{"settings":{"request_headers":{', '}}}', members);

const hostile: [name: string, body: string][] = [
  ['unknown members', filled('{', '}', (which) => `"a${which}":0`)],
  ['unknown members of a member', filled('{"settings":{', '}}', (which) => `"a${which}":0`)],
  ['headers', settings((which) => `"a${which}":"b"`)],
  ['headers with wrong names', settings((which) => `"(${which}":"b"`)],
  ['headers with wrong values', settings((which) => `"a${which}":0`)],
  ['items', filled('{"crawl_config":{"exclusions":[', ']}}', () => '0')],
  ['items of a list where an object is required', filled('[', ']', () => '{}')],
  ['nested lists', '['.repeat(MIB / 2) + ']'.repeat(MIB / 2)],
  ['nested lists in a member', `{"settings":${'['.repeat(MIB / 2 - 10)}${']'.repeat(MIB / 2 - 10)}}`],
  ['nested lists that never end', '['.repeat(MIB)],
  ['nested objects', `${'{"a":'.repeat(MIB / 6 - 10)}0${'}'.repeat(MIB / 6 - 10)}`],
  ['a long text', `{"hostname":"${'a'.repeat(MIB - 100)}"}`],
  ['a long text of escapes', `{"hostname":"${'\\u0041'.repeat(MIB / 6 - 100)}"}`],
  ['a long text that never ends', `{"hostname":"${'\\'.repeat(MIB - 100)}`],
  ['a long address', `{"email":"a@${'a.'.repeat(MIB / 2 - 100)}"}`],
  ['a long name of a member', `{"${'a'.repeat(MIB - 100)}":0}`],
  ['white space', `{"hostname":${' '.repeat(MIB - 100)}0}`],
  ['prototypes', filled('{', '}', () => '"_proto_":{}')],
];

/**
 * Bodies with the maximum number of values that the check of shapes lets pass, so that the code behind it has as much
 * work as possible
 */
const asManyAsPass: [name: string, body: string][] = [
  ['unknown members', `{${many(3_900, (which) => `"a${which}":0`)}}`],
  ['headers with wrong names', `{"settings":{"request_headers":{${many(3_900, (which) => `"(${which}":0`)}}}}`],
  [
    'headers with long names',
    `{"settings":{"request_headers":{${many(3_900, (which) => `"${'a'.repeat(250)}${which}":0`)}}}}`,
  ],
  ['ids', `{"domain_ids":[${many(3_900, () => '"a"')}],"events":[${many(50, () => '"a"')}]}`],
  ['exclusions', `{"crawl_config":{"exclusions":[${many(3_900, () => '""')}]}}`],
  ['texts', `{${many(60, (which) => `"a${which}":"${'a.'.repeat(8_000)}"`)},"email":"a@${'a.'.repeat(8_000)}"}`],
];

function many(count: number, member: (which: number) => string): string {
  return Array.from({ length: count }, (_, which) => member(which)).join(',');
}

const guards = operations.filter(({ body }) => body !== undefined).map((operation) => guardOf(operation));

function refusalOf(text: string, guard: ReturnType<typeof guardOf>): ServiceError {
  try {
    guard({ path: {}, query: new URLSearchParams(), header: () => undefined, body: parseBody(Buffer.from(text)) });
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  return expect.fail('it was accepted');
}

const bodies = [...hostile, ...asManyAsPass];

describe.each(bodies.map(([name, text], nth): [string, string, number] => [name, text, nth]))(
  'a body of %s',
  (_, text, nth) => {
    it('is refused within milliseconds, with at most 50 faults, by every operation', () => {
      // In `npm test` each operation gets one or two of the bodies.
      const some = guards.filter((_guard, n) => n % bodies.length === nth || n === nth);
      for (const guard of perLane(some, guards)) {
        const begun = threadMs();
        const { code, options } = refusalOf(text, guard);
        expect(threadMs() - begun).toBeLessThan(fuzzBound(50));
        expect(['validation_failed', 'malformed_json']).toContain(code);
        // Broken JSON is a single fault, and is reported without a list.
        const faults = code === 'malformed_json' ? 1 : (options.errors?.length ?? 0);
        expect(faults).toBeGreaterThan(0);
        expect(faults).toBeLessThanOrEqual(50);
        expect(JSON.stringify(options).length).toBeLessThan(MIB / 4);
      }
    });
  },
);

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(hostile)('a body of %s is 400, also for operations without a body', async (_, body) => {
    for (const path of ['/api/v1/domains', '/api/v1/domains/0199c000-0000-7000-8000-000000000000/verification/check']) {
      const answer = await server.call('POST', path, { body });
      expect([answer.status, (answer.body.errors as unknown[] | undefined)?.length ?? 1]).toEqual([
        400,
        expect.any(Number),
      ]);
    }
  });
});

describe('the shape of a body', () => {
  it.each([
    ['a thousand ids', JSON.stringify({ domain_ids: Array(1_000).fill('0199c000-0000-7000-8000-000000000000') })],
    ['32 levels', '['.repeat(32) + ']'.repeat(32)],
    ['brackets and commas in a text', JSON.stringify({ a: '[{,'.repeat(5_000) })],
    ['escaped quotes in a text', JSON.stringify({ a: `"[\\"${'[,'.repeat(2_500)}` })],
    ['a text of 16,384 characters', JSON.stringify(['a'.repeat(16_384)])],
    ['no JSON', 'null null'],
  ])('may be %s', (_, json) => {
    expect(faultOfShape(json)).toBeUndefined();
  });

  it.each([
    ['33 levels', '['.repeat(33) + ']'.repeat(33), '32 levels'],
    ['4,001 values', `[${'0,'.repeat(4_000)}0]`, '4000 values'],
    ['a text of 16,385 characters', JSON.stringify(['a'.repeat(16_385)]), '16384 characters'],
    ['levels after an escaped quote', `"\\"",${'['.repeat(40)}`, '32 levels'],
  ])('may not be %s', (_, json, why) => {
    expect(faultOfShape(json)).toContain(why);
  });
});
