import type { CustomLimits, CustomLimitsUpdate } from '@linkvitals/contract';
import { fromJsonColumn } from '../storage/index.ts';
import type { Plan } from './plans.ts';

/** What an operator may change for one account; of domains there is a column of its own. */
export const customLimitNames = [
  'max_pages',
  'depth_limit',
  'crawl_minutes',
  'fastest_schedule',
  'crawls_at_once',
  'webhook_endpoints',
  'members',
  'api_keys',
] as const satisfies readonly (keyof Plan & keyof CustomLimits)[];

/** As the column has it: JSON; null: none. */
export type StoredLimits = string | null;

export const readCustomLimits = (stored: StoredLimits): CustomLimits => fromJsonColumn<CustomLimits>(stored) ?? {};

export const withCustomLimits = (plan: Plan, stored: StoredLimits): Plan =>
  stored === null ? plan : { ...plan, ...readCustomLimits(stored) };

/** Null takes the plan's value again; what is left out stays. The same limits give the same text. */
export function changeCustomLimits(stored: StoredLimits, update: CustomLimitsUpdate): StoredLimits {
  const all: CustomLimitsUpdate = { ...readCustomLimits(stored), ...update };
  const kept = customLimitNames.filter((name) => all[name] !== undefined && all[name] !== null);
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.map((name) => [name, all[name]])));
}
