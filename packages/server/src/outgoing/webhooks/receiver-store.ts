import type { SubscribableEventType } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { PlanColumns, StoredLimits } from '../../people/accounts/index.ts';
import { type Executor, fromJsonColumn } from '../../platform/storage/index.ts';
import type { EndpointRow } from './endpoint-row.ts';

const columns = [
  'account_id',
  'url',
  'events',
  'all_domains',
  'secret_ciphertext',
  'secret_key_id',
  'previous_secret_ciphertext',
  'previous_secret_key_id',
  'previous_secret_expires_at',
  'state',
  'failing_since',
  'deleted_at',
  'version',
] as const;

type Column = (typeof columns)[number];

/** The facts about an endpoint that an attempt at it needs */
export interface Receiver extends Pick<EndpointRow, 'id' | Exclude<Column, 'events' | 'all_domains'>>, PlanColumns {
  readonly events: readonly SubscribableEventType[];
  /** Null: all domains. Otherwise the requested domain, if it is among the chosen ones. */
  readonly domain_ids: readonly string[] | null;
  /** Time at which its account was suspended, epoch ms; null: it is not. */
  readonly account_suspended_at: number | null;
  /** Number of endpoints of the account that were made before this one */
  readonly older: number;
}

/**
 * Columns that `toReceiver` reads, for a query that joins `webhook_endpoints` and `accounts`. `domainId` names the
 * column with the domain.
 */
export function receiverColumns(on: Executor, domainId: string): (string | Knex.Raw)[] {
  const older = on('webhook_endpoints as older')
    .where('older.account_id', on.ref('webhook_endpoints.account_id'))
    .whereNull('older.deleted_at')
    .where((where) =>
      where
        .where('older.created_at', '<', on.ref('webhook_endpoints.created_at'))
        .orWhere((same) =>
          same
            .where('older.created_at', on.ref('webhook_endpoints.created_at'))
            .where('older.id', '<', on.ref('webhook_endpoints.id')),
        ),
    )
    .count();
  const chosen = on('webhook_endpoint_domains as chosen')
    .where('chosen.endpoint_id', on.ref('webhook_endpoints.id'))
    .where('chosen.domain_id', on.ref(domainId))
    .select(on.raw('1'));
  return [
    ...columns.map((column) => `webhook_endpoints.${column} as endpoint_${column}`),
    'accounts.plan as endpoint_plan',
    'accounts.custom_limits as endpoint_custom_limits',
    'accounts.suspended_at as endpoint_account_suspended_at',
    on.raw('? as ??', [older, 'endpoint_older']),
    on.raw('exists ? as ??', [chosen, 'endpoint_chosen']),
  ];
}

export type ReceiverColumns = {
  readonly [Name in Exclude<Column, 'events' | 'all_domains'> as `endpoint_${Name}`]: EndpointRow[Name];
} & {
  readonly endpoint_id: string;
  readonly domain_id: string | null;
  readonly endpoint_events: string;
  readonly endpoint_all_domains: number;
  readonly endpoint_plan: string;
  readonly endpoint_custom_limits: StoredLimits;
  readonly endpoint_account_suspended_at: number | null;
  readonly endpoint_older: number;
  readonly endpoint_chosen: number;
};

export const toReceiver = (row: ReceiverColumns): Receiver => ({
  id: row.endpoint_id,
  account_id: row.endpoint_account_id,
  url: row.endpoint_url,
  events: fromJsonColumn<SubscribableEventType[]>(row.endpoint_events) ?? [],
  domain_ids: row.endpoint_all_domains === 1 ? null : row.endpoint_chosen && row.domain_id ? [row.domain_id] : [],
  secret_ciphertext: row.endpoint_secret_ciphertext,
  secret_key_id: row.endpoint_secret_key_id,
  previous_secret_ciphertext: row.endpoint_previous_secret_ciphertext,
  previous_secret_key_id: row.endpoint_previous_secret_key_id,
  previous_secret_expires_at: row.endpoint_previous_secret_expires_at,
  state: row.endpoint_state,
  failing_since: row.endpoint_failing_since,
  deleted_at: row.endpoint_deleted_at,
  version: row.endpoint_version,
  plan: row.endpoint_plan,
  custom_limits: row.endpoint_custom_limits,
  account_suspended_at: row.endpoint_account_suspended_at,
  older: Number(row.endpoint_older),
});

/**
 * A query that has a row while the endpoint in `column` is one of `receivers` and unchanged: version and deletion are
 * as they were read.
 */
export const sameReceivers = (
  on: Executor,
  column: string,
  receivers: readonly Pick<Receiver, 'id' | 'version' | 'deleted_at'>[],
): Knex.QueryBuilder => {
  const asRead = new Map(receivers.map(({ id, version, deleted_at }) => [id, { id, version, deleted_at }]));
  return on('webhook_endpoints')
    .where('webhook_endpoints.id', on.ref(column))
    .where((any) => {
      for (const one of asRead.values()) any.orWhere(one);
    })
    .select(on.raw('1'));
};
