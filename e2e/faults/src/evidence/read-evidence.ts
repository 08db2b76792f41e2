import { MongoClient } from 'mongodb';
import type { World, WorldDomain } from '../world/world.ts';
import type { AttemptFact, CrawlFact, DeliveryFact, Evidence } from './evidence.ts';
import { readResult } from './read-result.ts';

type Row = Readonly<Record<string, string | number | null>>;
type Observed = Pick<Evidence, 'undisturbed' | 'faults' | 'clocksAgree' | 'unowned' | 'samples' | 'limits'>;

const numberOrNull = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

/** Reads all results of a run, when nothing is under way any more. */
export async function readEvidence(world: World, observed: Observed): Promise<Evidence> {
  const { db, domains, endpoints, subscriber, slots, secrets } = world;
  const crawls: CrawlFact[] = [];
  for (const row of (await db.knex('crawls').orderBy('created_at')) as Row[]) crawls.push(await readCrawl(world, row));
  const events: Row[] = await db.knex('events').select('id', 'type', 'crawl_id', 'body');
  const deliveries: Row[] = await db.knex('deliveries').orderBy('id');
  const attempts: Row[] = await db.knex('delivery_attempts').select('delivery_id', 'number', 'status_code');
  return {
    ...observed,
    crawls,
    events: events.map((row) => ({
      id: String(row.id),
      type: String(row.type),
      crawlId: row.crawl_id === null ? null : String(row.crawl_id),
      body: String(row.body),
    })),
    endpoints,
    deliveries: deliveries.map(
      (row): DeliveryFact => ({
        id: String(row.id),
        eventId: String(row.event_id),
        endpointId: String(row.endpoint_id),
        state: String(row.state),
        attempts: Number(row.attempts),
        isLeased: row.lease_token !== null,
      }),
    ),
    attempts: attempts.map(
      (row): AttemptFact => ({
        deliveryId: String(row.delivery_id),
        number: Number(row.number),
        statusCode: numberOrNull(row.status_code),
      }),
    ),
    received: subscriber.received,
    byTarget: requestsByTarget(domains),
    unaskedExits: slots.flatMap(({ unaskedExits }) => unaskedExits),
    texts: await readTexts(world),
    secrets,
  };
}

export const requestsByTarget = (domains: readonly WorldDomain[]): Map<string, Readonly<Record<string, number>>> =>
  new Map(domains.map(({ hostname, site }) => [hostname, site.stats().byTarget]));

async function readCrawl({ db }: World, row: Row): Promise<CrawlFact> {
  const crawlId = String(row.id);
  const pages = db.knex('crawl_pages').where({ crawl_id: crawlId }).whereBetween('status_code', [200, 299]);
  const [counted] = await pages.count({ count: '*' });
  const stats: { broken_links: number } | null = row.stats === null ? null : JSON.parse(String(row.stats));
  return {
    id: crawlId,
    domainId: String(row.domain_id),
    hostname: String(row.hostname),
    state: String(row.state),
    startedAt: numberOrNull(row.started_at),
    finishedAt: numberOrNull(row.finished_at),
    errorCode: row.error_code === null ? null : String(row.error_code),
    pagesCrawled: Number(row.pages_crawled),
    brokenLinks: stats?.broken_links ?? null,
    resumes: Number(row.resume_count),
    crashes: Number(row.crash_count),
    isActive: row.active_domain_id !== null,
    pageRows: Number(counted?.count ?? 0),
    result: await readResult(db, { crawlId, score: numberOrNull(row.score) }),
  };
}

/** Texts that people and programs can read, and the stored form of the rest. */
async function readTexts(world: World): Promise<Record<string, string>> {
  const { slots, db } = world;
  const texts: Record<string, string> = {};
  for (const { index, log } of slots) texts[`the log of server ${index}`] = log;
  const answers: unknown[] = [];
  for (const { id } of world.domains) answers.push(await world.api('GET', `/domains/${id}`));
  for (const { id } of world.endpoints) answers.push(await world.api('GET', `/webhooks/${id}/deliveries?limit=100`));
  texts['the API'] = JSON.stringify(answers);
  for (const table of ['accounts', 'api_keys', 'domains', 'crawls', 'webhook_endpoints', 'delivery_attempts']) {
    texts[`the table ${table}`] = JSON.stringify(await db.knex(table));
  }
  if (world.mongodbUrl !== undefined) texts['the job store'] = await readJobs(world.mongodbUrl);
  return texts;
}

async function readJobs(mongodbUrl: string): Promise<string> {
  await using client = await MongoClient.connect(mongodbUrl);
  const collections = await client.db().listCollections().toArray();
  const jobs = await Promise.all(collections.map(({ name }) => client.db().collection(name).find().toArray()));
  return JSON.stringify(jobs);
}
