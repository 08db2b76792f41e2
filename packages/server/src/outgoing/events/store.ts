import { type Executor, insertInBatches } from '../../platform/storage/index.ts';

export interface NewEventRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string | null;
  readonly crawl_id: string | null;
  readonly type: string;
  readonly occurred_at: number;
  readonly body: string;
  readonly created_at: number;
  readonly traceparent: string | null;
}

export interface NewDeliveryRow {
  readonly id: string;
  readonly account_id: string;
  readonly event_id: string;
  readonly endpoint_id: string;
  readonly event_type: string;
  readonly crawl_id: string | null;
  readonly domain_id: string | null;
  readonly state: 'pending' | 'skipped';
  readonly skip_reason: 'over_plan_limit' | null;
  readonly next_attempt_at: number | null;
  readonly finished_at: number | null;
  readonly created_at: number;
}

/** Whether the crawl has this event already. */
export async function isRecorded(trx: Executor, crawlId: string, type: string): Promise<boolean> {
  return (await trx('events').where({ crawl_id: crawlId, type }).first('id')) !== undefined;
}

export async function insertEvent(trx: Executor, row: NewEventRow): Promise<void> {
  await trx('events').insert(row);
}

export async function insertDeliveries(trx: Executor, rows: readonly NewDeliveryRow[]): Promise<void> {
  await insertInBatches(
    trx,
    'deliveries',
    rows.map((row) => ({ ...row })),
  );
}
