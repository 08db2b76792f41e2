import type { Services } from '../../context.ts';
import type { Config } from '../config/config.ts';
import { type DatabaseTrouble, databaseTrouble, MigrationsLockedError, migrateInstallation } from '../storage/index.ts';
import { onceAMinute } from './once-a-minute.ts';

const PAUSE_MS = 1_000;

const hopeless: ReadonlySet<DatabaseTrouble> = new Set(['refuses', 'damaged']);

/** Whether a later try may succeed: another server is migrating, or the database stopped responding. */
const isPassing = (error: unknown): boolean => {
  const trouble = databaseTrouble(error);
  return error instanceof MigrationsLockedError || (trouble !== undefined && !hopeless.has(trouble));
};

interface Parts extends Pick<Services, 'db' | 'log' | 'clock'> {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'upgradeBackups'>;
}

/**
 * Runs the remaining migrations, and tries again each time the database stops responding.
 * @throws Error when a newer version has migrated the database, or a migration cannot be run; ConfigError when the
 * database was emptied
 */
export async function bringUpToDate({ config, db, log, clock }: Parts): Promise<void> {
  const say = onceAMinute(clock, (unsaid, err: unknown) => {
    const what =
      databaseTrouble(err) === 'full'
        ? 'the disk of the database is full: make room on it; nothing is lost, and the migrations go on by themselves'
        : 'the database could not be brought up to date; it is tried again';
    log.warn({ err, unsaid }, what);
  });
  for (;;) {
    try {
      const { ran, backup } = await migrateInstallation(db, config);
      const done = { migrations: ran.length, newest: ran.at(-1), backup };
      if (ran.length > 0) log.info(done, 'the database is up to date now');
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      say(error);
    }
    await clock.sleep(PAUSE_MS);
  }
}
