import type { Logger } from 'pino';
import { type Clock, systemClock } from '../clock.ts';
import { ServiceError } from '../errors.ts';
import {
  type Database,
  type DatabaseProbe,
  databaseTrouble,
  openDatabaseProbe,
  openLockProbe,
  recentAnswers,
} from '../storage/index.ts';
import { CallersInside } from './callers-inside.ts';
import { type DamageWatch, watchDamage } from './damage-watch.ts';
import { type LockWatch, watchLocks } from './lock-watch.ts';
import { onceAMinute } from './once-a-minute.ts';
import { isInTime, startWatch } from './watch.ts';

/** Reasons why the database cannot be used. `starting`: its schema is not known to be up to date yet. */
export type DatabaseClosed = 'starting' | 'database_unreachable' | 'database_refuses' | 'database_damaged';

/**
 * The gate in front of all work that needs the database: no caller waits for a database that does not respond, nor long
 * for one that is slow.
 */
export interface DatabaseGate {
  /** The reason why requests are refused; undefined: they are not. */
  readonly closed: DatabaseClosed | undefined;
  /**
   * Whether no work on the database is possible. A database that is only slow is not away: background work continues.
   */
  readonly isAway: boolean;
  /** The database answers, but another client has locked whole tables. Work on other tables is possible. */
  readonly isLocked: boolean;
  /**
   * Whether the database answered a moment ago on a connection outside the pool. Statements of the pool that wait then
   * wait for locks. For SQLite: whether the file is locked.
   */
  readonly isAnswering: boolean;
  /**
   * Waits a moment, and for the end of locks on whole tables. It is for work that would have to be done anew if it were
   * given up.
   */
  unlocked(): Promise<void>;
  /**
   * Does the work. When the database falls silent meanwhile, or the work takes longer than it may (a minute; 4 s while
   * the database is slow, or while locks of others hold up statements), the caller gets an error and the work continues
   * unwatched.
   * @throws ServiceError `unavailable`, at once when the gate is closed and as soon as it closes
   */
  through<T>(work: () => Promise<T>): Promise<T>;
}

/** A gate, and the functions that control it */
export interface WatchedGate extends DatabaseGate {
  /**
   * Waits until the database answers.
   * @throws Error when the database refuses the server before it has ever accepted it: then the configuration is wrong
   */
  answered(): Promise<void>;
  /** Opens the gate, because the schema is up to date. */
  open(): void;
  stop(): void;
}

interface GateOptions {
  readonly db: Database;
  readonly log: Logger;
  /** Default: the clock of the machine. */
  readonly clock?: Clock;
  /** Opens the probe of whether the database answers. Default: connections of its own. */
  readonly openProbe?: typeof openDatabaseProbe;
  /** Opens the probe of whether tables are locked. Default: a connection of its own. */
  readonly openLocks?: typeof openLockProbe;
}

/* Times in ms. Callers get an answer within 5 s, whatever the database does. */

const PROBE_EVERY = 1_000;
/** Time without an answer after which the database is useless to callers that send several statements */
const LATE = 2_500;
/** Time without an answer after which the database is away and connections to it count as dead */
const PATIENCE = 15_000;
/** Time for `select 1` after which the database counts as slow */
const SLOW = 500;
/** Maximum time of a request: some wait for answers of others, and some have much to do. */
const REQUEST = 60_000;
/** Maximum time of a request while the database is slow, or while locks of others hold up statements */
const REQUEST_IN_TROUBLE = 4_000;
/** Age up to which the answer to a statement of the pool replaces a probe */
const RECENT = 2 * PROBE_EVERY;
/** Number of probes replaced in a row after which their connection is closed */
const RESTING = 10;
const RETRY_AFTER_SECONDS = 5;

const sentences: Readonly<Record<DatabaseClosed | 'slow' | 'locked' | 'long', string>> = {
  long: `The request took longer than ${REQUEST / 1_000} s. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.`,
  locked:
    'Another client of the database holds locks that requests wait for. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.',
  slow: 'The database is slow and did not come to an end in time. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.',
  starting: 'The server is starting. Try again in a moment.',
  database_unreachable:
    'The database does not answer. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.',
  database_damaged: 'The database is damaged or gone. Its operator has to look at the log.',
  database_refuses: 'The database refuses the server. Its operator has to look at the log.',
};

const unavailable = (closed: keyof typeof sentences): ServiceError =>
  new ServiceError('unavailable', { detail: sentences[closed], retryAfterSeconds: RETRY_AFTER_SECONDS });

const refused = (fault: Error): Error =>
  new Error(`the database refuses us: ${fault.message}. Correct user, password and database in DATABASE_URL`, {
    cause: fault,
  });

/** A gate that refuses new callers at once when it closes, and ends the waits of those inside. */
class Gate implements WatchedGate {
  readonly #clock: Clock;
  #trouble: DatabaseClosed | undefined;
  #isOpen = false;
  /** The last answer took longer than `SLOW`, or the present one does. */
  #isSlow = false;
  #isLate = false;
  #hasAnswered = false;
  readonly #damage: DamageWatch;
  readonly #locks: LockWatch;
  /**
   * False for SQLite: its database is a part of this process, and only a lock of another process keeps it from
   * answering.
   */
  #isWatched = true;
  readonly #inside: CallersInside;
  readonly #answer = Promise.withResolvers<void>();
  readonly stop: () => void;

  constructor(url: string, { db, log, clock = systemClock, ...open }: GateOptions) {
    this.#clock = clock;
    this.#answer.promise.catch(() => {});
    const { openProbe = openDatabaseProbe, openLocks = openLockProbe } = open;
    this.#damage = watchDamage({ db, log, clock });
    this.#locks = watchLocks({ db, log, clock, probe: openLocks(url) });
    this.#inside = new CallersInside({
      clock,
      patienceMs: () => (this.#isSlow || this.#locks.holdsUp ? REQUEST_IN_TROUBLE : REQUEST),
      everyMs: SLOW,
      refusal: () => unavailable(this.#isSlow ? 'slow' : this.#locks.holdsUp ? 'locked' : 'long'),
    });
    const database = openProbe(url);
    if (database === undefined) {
      this.#isWatched = false;
      this.#markUp();
      this.stop = () => {
        this.#inside.stop();
        this.#locks.stop();
        this.#damage.stop();
      };
      return;
    }
    const say = onceAMinute(clock, (unsaid, err: unknown) => {
      log.error({ err, unsaid }, 'the database does not answer; the API says 503 until it does');
    });
    const sayLate = onceAMinute(clock, (unsaid) => {
      log.warn({ unsaid }, `no answer of the database within ${LATE} ms; the API says 503 until it is quicker`);
    });
    const answers = recentAnswers(db, { clock, inTimeMs: SLOW });
    let spared = 0;
    const watch = startWatch({
      probe: async () => {
        const isSpared = this.#trouble === undefined && this.#hasAnswered && answers.within(RECENT);
        spared = isSpared ? spared + 1 : 0;
        if (spared === RESTING) database.rest();
        if (!isSpared) return this.#time(db, database.run(), sayLate);
        this.#isSlow = false;
        this.#isLate = false;
      },
      clock,
      everyMs: PROBE_EVERY,
      patienceMs: PATIENCE,
      onUp: () => {
        if (this.#trouble !== undefined) {
          log.info('the database answers again');
          // Connections that were opened during the outage may be as dead as those from before.
          db.sever();
        }
        this.#markUp();
      },
      onFault: (fault) => {
        say(fault);
        this.#lose(fault);
        // Statements on the old connections would wait forever; these connections are useless when the database is
        // back.
        database.hangUp();
        db.sever();
      },
    });
    this.stop = () => {
      watch.stop();
      this.#inside.stop();
      this.#locks.stop();
      this.#damage.stop();
      answers.stop();
      database.hangUp();
    };
  }

  get isAway(): boolean {
    return this.#trouble !== undefined || this.#damage.isDamaged || !this.#isOpen;
  }

  get closed(): DatabaseClosed | undefined {
    if (this.#damage.isDamaged) return 'database_damaged';
    if (this.#trouble !== undefined) return this.#trouble;
    if (this.#isLate) return 'database_unreachable';
    return this.#isOpen ? undefined : 'starting';
  }

  get isLocked(): boolean {
    return this.#locks.isLocked;
  }

  get isAnswering(): boolean {
    if (!this.#isWatched) return this.#locks.holdsUp;
    return this.#hasAnswered && this.#trouble === undefined && !this.#isLate;
  }

  unlocked(): Promise<void> {
    return this.#locks.unlocked();
  }

  /** Measures the time of an answer, and updates the state while the answer is awaited. */
  async #time(db: Database, answer: ReturnType<DatabaseProbe['run']>, sayLate: () => void): Promise<void> {
    this.#isSlow = !(await isInTime(this.#clock, SLOW, answer));
    this.#isLate = this.#isSlow && !(await isInTime(this.#clock, LATE - SLOW, answer));
    if (!this.#isLate) return;
    sayLate();
    this.#inside.letAllGo(() => unavailable('database_unreachable'));
    if (!(await answer).overtaken) return;
    // The connection was slow, not the database.
    this.#isSlow = false;
    this.#isLate = false;
    db.sever();
  }

  #markUp(): void {
    this.#trouble = undefined;
    this.#hasAnswered = true;
    this.#answer.resolve();
  }

  #lose(fault: unknown): void {
    const refuses = databaseTrouble(fault) === 'refuses';
    const trouble = refuses ? 'database_refuses' : 'database_unreachable';
    this.#trouble = trouble;
    this.#inside.letAllGo(() => unavailable(trouble));
    if (refuses && !this.#hasAnswered && fault instanceof Error) this.#answer.reject(refused(fault));
  }

  answered(): Promise<void> {
    return this.#answer.promise;
  }

  open(): void {
    this.#isOpen = true;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed !== undefined) throw unavailable(this.closed);
    return this.#inside.through(work);
  }
}

/** Watches the database from now on. A SQLite database always answers; only locks of other processes hold it up. */
export const watchDatabase = (url: string, options: GateOptions): WatchedGate => new Gate(url, options);

/** A gate that is always open and watches nothing, for programs that run beside a server or only for a moment */
export const openGate: DatabaseGate = {
  closed: undefined,
  isAway: false,
  isLocked: false,
  isAnswering: false,
  unlocked: () => systemClock.sleep(Math.random() * 1_000),
  through: (work) => work(),
};
