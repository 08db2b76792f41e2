import type { CustomLimits, CustomLimitsUpdate } from '@linkvitals/contract';
import { fromJsonColumn } from '../../platform/storage/index.ts';
import type { Plan } from './plans.ts';

/** Limits that an operator may change for one account; the limit of domains has a column of its own. */
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

/** Limits as the column stores them: JSON; null: none. */
export type StoredLimits = string | null;

export const readCustomLimits = (stored: StoredLimits): CustomLimits => fromJsonColumn<CustomLimits>(stored) ?? {};

export const withCustomLimits = (plan: Plan, stored: StoredLimits): Plan =>
  stored === null ? plan : { ...plan, ...readCustomLimits(stored) };

/**
 * Applies an update to stored limits. Null restores the plan's value; members that are left out stay. Equal limits give
 * equal text.
 */
export function changeCustomLimits(stored: StoredLimits, update: CustomLimitsUpdate): StoredLimits {
  const all: CustomLimitsUpdate = { ...readCustomLimits(stored), ...update };
  const kept = customLimitNames.filter((name) => all[name] !== undefined && all[name] !== null);
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.map((name) => [name, all[name]])));
}
