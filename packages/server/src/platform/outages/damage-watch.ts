import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, databaseTrouble, fileLooker, schemaLooker } from '../storage/index.ts';
import { onceAMinute } from './once-a-minute.ts';
import { startWatch } from './watch.ts';

/**
 * Watches whether an open database is complete and in its place. For MySQL only its tables are checked, because the
 * server checks its files itself.
 */
export interface DamageWatch {
  readonly isDamaged: boolean;
  stop(): void;
}

/* ms. A look costs a call of the system; on MySQL nothing until a statement has missed a table. */
const LOOK_EVERY = 1_000;
const PATIENCE = 15_000;

const whatToDo = 'the API says 503 and no work begins: docs/operations.md, "The database is damaged"';

export function watchDamage({
  db,
  log,
  clock,
}: {
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
}): DamageWatch {
  const tables = db.dialect === 'mysql' ? schemaLooker(db) : undefined;
  const look = tables?.look ?? fileLooker(db);
  if (look === undefined) return { isDamaged: false, stop: () => {} };
  // A page that cannot be read stays unreadable until somebody repairs it and starts the server again.
  let isUnreadable = false;
  let place: string | undefined;
  const sayUnreadable = onceAMinute(clock, (unsaid, err: unknown) => {
    log.error({ err, unsaid }, `the database is damaged; ${whatToDo}`);
  });
  const sayPlace = onceAMinute(clock, (unsaid, what: string) => {
    log.error({ unsaid }, `${what}; ${whatToDo}`);
  });
  const notice = (error: unknown): void => {
    if (db.dialect === 'mysql' || databaseTrouble(error) !== 'damaged') return;
    isUnreadable = true;
    sayUnreadable(error);
  };
  db.knex.on('query-error', notice);
  const watch = startWatch({
    probe: async () => {
      const before = place;
      place = await look();
      if (place !== undefined) sayPlace(place);
      else if (before !== undefined) log.info('the database is in its place again');
    },
    clock,
    everyMs: LOOK_EVERY,
    patienceMs: PATIENCE,
    onUp: () => {},
    onFault: (err) => log.debug({ err }, 'the database could not be looked at'),
  });
  return {
    get isDamaged() {
      return isUnreadable || place !== undefined;
    },
    stop() {
      watch.stop();
      tables?.stop();
      db.knex.off('query-error', notice);
    },
  };
}
