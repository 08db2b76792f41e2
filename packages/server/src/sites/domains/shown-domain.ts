import type { DomainRow } from './domain-row.ts';
import type { DomainColumns } from './store.ts';

/** The columns that views show; the others are for checks, schedules and the order of lists. */
export const shownColumns = [
  'id',
  'hostname',
  'verification_token',
  'verification_status',
  'verified_at',
  'next_check_at',
  'last_check',
  'activated_at',
  'settings',
  'crawl_config',
  'next_crawl_at',
  'last_run',
  'new_broken_links',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof DomainRow)[];

type Shown = (typeof shownColumns)[number];

export type ShownColumns = Pick<DomainColumns, Shown>;

/** The columns of a domain that views show */
export type ShownDomain = Pick<DomainRow, Shown>;
