import { beforeAll, describe, expect, it } from 'vitest';
import type { CrawlFact, Evidence } from '../evidence/evidence.ts';
import { countDuplicates } from './bounded-duplicates.ts';
import { checkInvariants, type InvariantName } from './check-invariants.ts';
import { soundCrawl, soundEvidence } from './sound-evidence.test-support.ts';

let sound: Evidence;
beforeAll(async () => {
  sound = await soundEvidence();
});

it('sound evidence violates no invariant', async () => {
  expect(await checkInvariants(sound)).toEqual({});
  expect(countDuplicates(sound)).toBe(1);
});

type Doctor = (evidence: Evidence) => Partial<Evidence>;
const crawl =
  (change: Partial<CrawlFact>): Doctor =>
  () => ({ crawls: [{ ...soundCrawl, ...change }] });
/** Changes the first entry of a list. */
const first =
  <Name extends 'deliveries' | 'received' | 'samples' | 'events' | 'attempts'>(
    name: Name,
    change: Partial<Evidence[Name][number]>,
  ): Doctor =>
  (evidence) => ({ [name]: evidence[name].map((item, n) => (n === 0 ? { ...item, ...change } : item)) });
const without =
  (name: 'deliveries' | 'received' | 'events' | 'attempts', count = 1): Doctor =>
  (evidence) => ({ [name]: evidence[name].slice(count) });
const failed = { state: 'failed', errorCode: 'INTERRUPTED', brokenLinks: null } as const;

/** Faults in the evidence, each with the invariant that must find it, the function that makes the fault, and the expected text. */
const table: Record<string, readonly [InvariantName, Doctor, RegExp]> = {
  'a change without its event': ['I1 no loss', without('events'), /no event crawl.started/],
  'an event of a subscribed endpoint, without delivery': ['I1 no loss', without('deliveries'), /0 deliveries/],
  'two deliveries of one event to one endpoint': [
    'I1 no loss',
    ({ deliveries }) => ({
      deliveries: [...deliveries, ...deliveries.slice(0, 1).map((one) => ({ ...one, id: 'twin' }))],
    }),
    /2 deliveries/,
  ],
  'a delivery that nobody makes any more': [
    'I1 no loss',
    first('deliveries', { state: 'pending' }),
    /ended as pending/,
  ],
  'a delivery given up too early': ['I1 no loss', first('deliveries', { state: 'failed' }), /failed after 2 attempts/],
  'a delivery called delivered, of which its subscriber knows nothing': [
    'I1 no loss',
    ({ received }) => ({ received: received.filter(({ event }) => event !== 'broken_links.found') }),
    /never said so/,
  ],
  'an attempt that was not written down': ['I1 no loss', without('attempts'), /2 attempts counted, written are 2/],
  'a request for what was rolled back': ['I2 no phantom', first('received', { deliveryId: 'x' }), /which is not there/],
  'a request with another body': ['I2 no phantom', first('received', { body: '{}' }), /another body than/],
  'a delivery without an event': ['I2 no phantom', first('deliveries', { eventId: 'x' }), /of no event/],
  'an event of an end that is not there': ['I2 no phantom', crawl(failed), /says crawl.completed, the crawl is failed/],
  'more requests than attempts and faults': [
    'I3 bounded duplicates',
    ({ received }) => ({ received: [...received, ...received] }),
    /6 requests for 2 attempts and 1 faults/,
  ],
  'another body the second time': ['I3 bounded duplicates', first('received', { body: '{ }' }), /bodies differ/],
  'a signature that does not fit': [
    'I3 bounded duplicates',
    first('received', { signature: 't=1,v1=00' }),
    /signed badly/,
  ],
  'a crawl without an end': ['I4 one crawl', crawl({ state: 'running' }), /ended as running/],
  'a domain that is kept by a crawl that is over': [
    'I4 one crawl',
    crawl({ isActive: true }),
    /still keeps its domain/,
  ],
  'two ends of a crawl': [
    'I4 one crawl',
    ({ events }) => ({ events: [...events, { id: 'e', type: 'crawl.failed', crawlId: 'crawl', body: '' }] }),
    /2 terminal events/,
  ],
  'a wrong count of pages': ['I4 one crawl', crawl({ pageRows: 3 }), /counts 2 pages, its rows are 3/],
  'a crawl that failed for no good reason': [
    'I4 one crawl',
    crawl({ ...failed, resumes: 6, crashes: 4 }),
    /failed with INTERRUPTED/,
  ],
  'two crawls of a domain at once': [
    'I4 one crawl',
    ({ crawls }) => ({ crawls: [...crawls, { ...soundCrawl, id: 'second', startedAt: 4_999 }] }),
    /began before crawl had ended/,
  ],
  'a page that was lost': ['I5 same answer', crawl({ result: ['score 70'] }), /1 lines missing, 0 more: -page/],
  'a verdict that is another': [
    'I5 same answer',
    crawl({ result: [...soundCrawl.result, 'x'] }),
    /0 lines missing, 1 more/,
  ],
  'a site that is requested again and again': [
    'I5 same answer',
    () => ({ byTarget: new Map([['shop.example', { 'page 0': 3 }]]) }),
    /page 0 was requested 3 times, 2 are explained/,
  ],
  'a row that nobody had for long': [
    'I6 no zombie',
    () => ({ unowned: [{ what: 'delivery', id: 'd', ms: 46_000 }] }),
    /nobody had it for 46 s/,
  ],
  'a crawl that is still running': ['I6 no zombie', crawl({ state: 'running' }), /never ended/],
  'a lease that is still held': ['I6 no zombie', first('deliveries', { isLeased: true }), /still in somebody's hands/],
  'too much memory': ['I7 within bounds', first('samples', { rssBytes: 1e9 }), /used 954 MiB/],
  'a loop that is late': ['I7 within bounds', first('samples', { loopDelayMs: 101 }), /loop's delay is 101 ms/],
  'too many sockets': ['I7 within bounds', first('samples', { sockets: 101 }), /101 sockets/],
  'a server that ended by itself': ['I7 within bounds', () => ({ unaskedExits: ['server 0, 1: boom'] }), /boom/],
  'servers that nobody looked at': ['I7 within bounds', () => ({ samples: [] }), /nobody looked/],
  'a secret in a log': [
    'I8 no secret',
    ({ secrets }) => ({ texts: { 'the log': `x ${secrets['API key']} y` } }),
    /the log holds the API key/,
  ],
  'a secret in a URL': ['I8 no secret', () => ({ texts: { 'the API': '?k=lv_secret%2Fof%20the%20run' } }), /API key/],
  'a secret in base64': [
    'I8 no secret',
    ({ secrets }) => ({ texts: { 'the job store': Buffer.from(secrets['signing secret'] ?? '').toString('base64') } }),
    /holds the signing secret/,
  ],
};

it.each(Object.entries(table))('%s is found', async (_what, [name, doctor, says]) => {
  const found = await checkInvariants({ ...sound, ...doctor(sound) });
  expect((found[name] ?? []).join('\n')).toMatch(says);
});

describe('evidence that looks wrong and violates nothing', () => {
  it('a crawl that was given up after five crashes in a row, with its event', async () => {
    const crawls = [{ ...soundCrawl, ...failed, resumes: 6, crashes: 5 }];
    const events = sound.events.slice(0, 1).concat({ id: 'end', type: 'crawl.failed', crawlId: 'crawl', body: '' });
    expect(
      await checkInvariants({ ...sound, crawls, events, endpoints: [], deliveries: [], attempts: [], received: [] }),
    ).toEqual({});
  });

  it('crawls that seem to overlap where clocks were off', async () => {
    const crawls = [soundCrawl, { ...soundCrawl, id: 'second', startedAt: 4_999 }];
    const found = await checkInvariants({ ...sound, crawls, clocksAgree: false });
    expect(found['I4 one crawl']?.join()).not.toMatch(/began before/);
  });
});

it('the table has a fault for every invariant', () => {
  expect(new Set(Object.values(table).map(([name]) => name.slice(0, 2)))).toEqual(
    new Set(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8']),
  );
});
