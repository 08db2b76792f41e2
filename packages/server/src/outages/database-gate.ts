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

/** Why the database cannot be used. `starting`: its schema is not known to be up to date yet. */
export type DatabaseClosed = 'starting' | 'database_unreachable' | 'database_refuses' | 'database_damaged';

/** Stands before all that needs the database: no caller waits for one that is away, nor long for one that is slow. */
export interface DatabaseGate {
  /** Why requests are turned away; undefined: they are not. */
  readonly closed: DatabaseClosed | undefined;
  /** Nothing that needs the database can be done. One that is only slow is not away: what nobody waits for goes on. */
  readonly isAway: boolean;
  /** It answers, but another client has locked whole tables. What needs none of them can be done. */
  readonly isLocked: boolean;
  /** It answered a moment ago on another connection than those of the pool (SQLite: it is locked): what waits there waits for locks. */
  readonly isAnswering: boolean;
  /** Waits a moment, and for the end of locks on whole tables: for work that would have to be done anew if it were given up. */
  unlocked(): Promise<void>;
  /**
   * Does the work. When the database falls silent meanwhile, or the work takes longer than it may (a minute; 4 s while the
   * database is slow, or locks of others hold somebody up), the work goes on unwatched, to its own end.
   * @throws ServiceError `unavailable`, at once where the gate is closed and as soon as it closes
   */
  through<T>(work: () => Promise<T>): Promise<T>;
}

/** A gate together with the hands that move it. */
export interface WatchedGate extends DatabaseGate {
  /**
   * Waits until the database answers.
   * @throws Error when it answers and refuses us, before it has ever taken us: then the configuration is wrong.
   */
  answered(): Promise<void>;
  /** The schema is up to date: work may begin. */
  open(): void;
  stop(): void;
}

interface GateOptions {
  readonly db: Database;
  readonly log: Logger;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** Opens what finds out whether the database answers. Default: connections of its own. */
  readonly openProbe?: typeof openDatabaseProbe;
  /** Opens what finds out whether tables are locked. Default: a connection of its own. */
  readonly openLocks?: typeof openLockProbe;
}

/* Times in ms. Callers get an answer within 5 s, whatever the database does. */

const PROBE_EVERY = 1_000;
/** Without an answer for so long it is of no use to callers that send several statements. */
const LATE = 2_500;
/** Without an answer for so long it is away, and connections to it are dead. */
const PATIENCE = 15_000;
/** One that takes longer for `select 1` is slow. */
const SLOW = 500;
/** What a request may take: some wait for answers of others, and some have much to do. */
const REQUEST = 60_000;
/** The same while the database is slow, or locks of others hold up statements. */
const REQUEST_IN_TROUBLE = 4_000;
/** A statement of others that was sent since then and answered is as good as a question. */
const RECENT = 2 * PROBE_EVERY;
/** Questions that were spared in a row, after which their connection is closed. */
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

/** A closed gate refuses at once, and ends the waits of those inside. */
class Gate implements WatchedGate {
  readonly #clock: Clock;
  #trouble: DatabaseClosed | undefined;
  #isOpen = false;
  /** The last answer took long, or one is awaited for long. */
  #isSlow = false;
  #isLate = false;
  #hasAnswered = false;
  readonly #damage: DamageWatch;
  readonly #locks: LockWatch;
  /** Otherwise the database is a part of this process: only a lock of another process keeps it from answering. */
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
          // What was dialled while it was away may be as dead as what was open before.
          db.sever();
        }
        this.#markUp();
      },
      onFault: (fault) => {
        say(fault);
        this.#lose(fault);
        // Whoever waits on the old connections would wait for ever; when it is back they are of no use.
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

  /** Notes how long an answer takes, while it is awaited too. */
  async #time(db: Database, answer: ReturnType<DatabaseProbe['run']>, sayLate: () => void): Promise<void> {
    this.#isSlow = !(await isInTime(this.#clock, SLOW, answer));
    this.#isLate = this.#isSlow && !(await isInTime(this.#clock, LATE - SLOW, answer));
    if (!this.#isLate) return;
    sayLate();
    this.#inside.letAllGo(() => unavailable('database_unreachable'));
    if (!(await answer).overtaken) return;
    // It was not the database that was slow.
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

/** Watches the database from now on. One of SQLite answers always; only locks of other processes hold it up. */
export const watchDatabase = (url: string, options: GateOptions): WatchedGate => new Gate(url, options);

/** For what runs beside a server, or for a moment: nothing is watched. */
export const openGate: DatabaseGate = {
  closed: undefined,
  isAway: false,
  isLocked: false,
  isAnswering: false,
  unlocked: () => systemClock.sleep(Math.random() * 1_000),
  through: (work) => work(),
};
