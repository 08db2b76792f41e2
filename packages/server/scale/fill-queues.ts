import type { Database } from '../src/platform/storage/index.ts';

export const WAITING = 100_000;

/**
 * The division of waiting rows into queues: `queues` of equal length and, if `hasHuge`, one more that has half of all
 * rows.
 */
export interface QueueShape {
  readonly queues: number;
  readonly hasHuge: boolean;
}

/** SQL of the ten digits, from which `numbers` makes 0 to 99,999 */
const digits = Array.from({ length: 10 }, (_, digit) => `select ${digit} as d`).join(' union all ');
const numbers = `select e.d * 10000 + f.d * 1000 + g.d * 100 + h.d * 10 + i.d as n
  from (${digits}) e, (${digits}) f, (${digits}) g, (${digits}) h, (${digits}) i`;

export const hugeQueue = 'huge';
/** A large first number gives all names of queues the same length. */
const BASE = 100_000;

/** The queue of the row with this id. */
export function queueOf(id: string, { queues, hasHuge }: QueueShape): string {
  const n = Number(id);
  if (!hasHuge) return String(BASE + (n % queues));
  return n % 2 === 0 ? hugeQueue : String(BASE + (((n - 1) / 2) % queues));
}

/** The name of one queue of ordinary length */
export const someQueue = String(BASE + 1);

function queueSql({ queues, hasHuge }: QueueShape, floored: (sql: string) => string): string {
  const of = (n: string) => `cast(${n} % ${queues} + ${BASE} as char(36))`;
  return hasHuge ? `case when n % 2 = 0 then '${hugeQueue}' else ${of(floored('(n - 1) / 2'))} end` : of('n');
}

/**
 * Puts 100,000 due deliveries into `queues` endpoints and as many queued crawls into as many accounts. Each row has
 * been due longer than the one before. There are no rows of endpoints, events and domains: only statements that read
 * queues are measured.
 */
export async function fillQueues({ knex, dialect }: Database, shape: QueueShape): Promise<void> {
  const now = Date.now();
  const isSqlite = dialect === 'sqlite';
  const queue = queueSql(shape, (sql) => (isSqlite ? sql : `floor(${sql})`));
  const inserts = [
    `insert into deliveries (id, account_id, event_id, endpoint_id, event_type, crawl_id, state, next_attempt_at, created_at)
     select cast(n as char(36)), 'a', 'e', ${queue}, 'crawl.started', cast(n as char(36)), 'pending', ${now} - n, ${now}
     from (${numbers}) as numbers`,
    `insert into crawls (id, account_id, domain_id, active_domain_id, state, trigger_kind, url, hostname, max_pages,
       depth_limit, time_limit_ms, config, queued_at, created_at)
     select cast(n as char(36)), ${queue}, cast(n as char(36)), cast(n as char(36)), 'queued', 'manual', 'u', 'h', 1, 1, 1,
       '{}', ${now} - n, ${now} from (${numbers}) as numbers`,
    `insert into accounts (id, name, plan, created_at)
     select distinct ${queue}, 'n', 'agency', ${now} from (${numbers}) as numbers`,
  ];
  if (isSqlite) await knex.raw('pragma foreign_keys = off');
  await knex.transaction(async (trx) => {
    if (!isSqlite) await trx.raw('set foreign_key_checks = 0');
    for (const insert of inserts) await trx.raw(insert);
    if (!isSqlite) await trx.raw('set foreign_key_checks = 1');
  });
  if (!isSqlite) await knex.raw('analyze table deliveries, crawls');
}
