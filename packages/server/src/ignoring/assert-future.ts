import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';

/** @throws ServiceError `invalid_setting` for a time that has passed */
export function assertFuture({ clock }: Pick<Context, 'clock'>, at: number | null, name: string): void {
  if (at === null || at > clock.now()) return;
  const detail = `${name} is in the past. Name a time to come, or leave it out.`;
  throw new ServiceError('invalid_setting', { detail, errors: [{ pointer: `#/${name}`, detail }] });
}
