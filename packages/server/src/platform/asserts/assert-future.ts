import type { Services } from '../../context.ts';
import { invalidSetting } from '../errors.ts';

/** The first moment whose year has five digits in ISO 8601 */
const YEAR_10000 = Date.UTC(10_000, 0);

/**
 * @param at epoch ms; null: never. @throws ServiceError `invalid_setting` for a time that has passed, or is too late
 * for ISO 8601 with four digits of a year
 */
export function assertFuture({ clock }: Pick<Services, 'clock'>, at: number | null, name: string): void {
  if (at === null) return;
  if (at >= YEAR_10000) throw invalidSetting(name, `${name} is after the year 9999. Leave it out for no end.`);
  if (at <= clock.now()) {
    throw invalidSetting(name, `${name} is in the past. Name a time to come, or leave it out.`);
  }
}
