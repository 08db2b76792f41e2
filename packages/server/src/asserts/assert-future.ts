import type { Services } from '../context.ts';
import { invalidSetting } from '../errors.ts';

/** @param at epoch ms; null: never. @throws ServiceError `invalid_setting` for a time that has passed */
export function assertFuture({ clock }: Pick<Services, 'clock'>, at: number | null, name: string): void {
  if (at !== null && at <= clock.now()) {
    throw invalidSetting(name, `${name} is in the past. Name a time to come, or leave it out.`);
  }
}
