import type { Services } from '../../context.ts';

/** Sets the alarm of a report whose row is committed. Never fails: the sweep finds rows whose alarm was lost. */
export async function wakeReport(
  { alarms, log, clock }: Pick<Services, 'alarms' | 'log' | 'clock'>,
  id: string,
  inMs = 0,
): Promise<void> {
  try {
    await alarms.report(id, { at: clock.now() + inMs });
  } catch (error) {
    log.warn({ err: error, report_id: id }, 'alarm not set, the sweep will find the report');
  }
}
