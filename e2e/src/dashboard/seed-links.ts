import { openServices, readConfig } from '@linkvitals/server';
import type { Installation } from '../installation.ts';

interface Seeding {
  readonly crawlId: string;
  /** The number of URLs to add, each on a host of its own. */
  readonly links: number;
}

/** The first id, beyond the ids of a small crawl. */
const FIRST = 100_000;
const ROWS = 90;

/** Row of a target: every tenth is broken, every third is on another host. */
const row = (crawl_id: string, nth: number) => ({
  crawl_id,
  id: FIRST + nth,
  url: `https://${nth % 3 === 0 ? 'elsewhere' : 'seeded'}.example/section-${nth % 40}/page-${nth}`,
  url_hash: `seeded-${nth}`,
  host: `${nth % 3 === 0 ? 'elsewhere' : 'seeded'}.example`,
  internal: nth % 3 === 0 ? 0 : 1,
  navigational: 1,
  depth: 2,
  verdict: nth % 10 === 0 ? 'broken' : 'ok',
  reason: nth % 10 === 0 ? 'not_found' : 'ok',
  status_code: nth % 10 === 0 ? 404 : 200,
  method: 'HEAD',
  response_ms: 40,
  found_on_pages: 0,
  looked_at: 1_790_000_000_000,
});

/** Writes links into a crawl that has ended, as if it had found them. */
export async function seedLinks({ env }: Installation, { crawlId, links }: Seeding): Promise<void> {
  const config = { ...readConfig(env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  try {
    const rows = Array.from({ length: links }, (_, index) => row(crawlId, index + 1));
    await services.db.knex.batchInsert('crawl_targets', rows, ROWS);
  } finally {
    await close();
  }
}
