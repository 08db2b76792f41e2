import type { Migration } from './migration.ts';

/** Drops the table that alarms were once kept in, which each server made at its start. */
export const noStoredAlarms: Migration = {
  name: '0053-no-stored-alarms',
  text: 'drop table if exists agenda_jobs',
  async up(executor) {
    await executor.schema.dropTableIfExists('agenda_jobs');
  },
  down: async () => {},
  loss: async () => undefined,
};
