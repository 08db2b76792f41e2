import type { Services } from '../../context.ts';

/**
 * Sets the alarm of a recheck whose row is committed. It never fails: the sweep finds rechecks whose alarm was lost.
 */
export async function wakeRecheck(
  { alarms, log, clock }: Pick<Services, 'alarms' | 'log' | 'clock'>,
  id: string,
  inMs = 0,
): Promise<void> {
  try {
    await alarms.recheck(id, { at: clock.now() + inMs });
  } catch (error) {
    log.warn({ err: error, recheck_id: id }, 'alarm not set, the sweep will find the recheck');
  }
}
