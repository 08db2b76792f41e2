import type { Logger } from 'pino';
import { systemClock } from '../clock.ts';
import type { Clock, DatabaseClosed, DatabaseGate } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { type Database, databaseTrouble, openDatabaseQuestion } from '../storage/index.ts';
import { onceAMinute } from './once-a-minute.ts';
import { startWatch } from './watch.ts';

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
}

/** ms. A silence is known after 3.5 s at most, so that callers hear of it within 5 s. */
const ASK_EVERY = 1_000;
const PATIENCE = 2_500;
const RETRY_AFTER_SECONDS = 5;

const sentences: Readonly<Record<DatabaseClosed, string>> = {
  starting: 'The server is starting. Try again in a moment.',
  database_unreachable:
    'The database does not answer. What was under way may have been done or not: send it again with the same Idempotency-Key or If-Match.',
  database_refuses: 'The database refuses the server. Its operator has to look at the log.',
};

const unavailable = (closed: DatabaseClosed): ServiceError =>
  new ServiceError('unavailable', { detail: sentences[closed], retryAfterSeconds: RETRY_AFTER_SECONDS });

const refused = (fault: Error): Error =>
  new Error(`the database refuses us: ${fault.message}. Correct user, password and database in DATABASE_URL`, {
    cause: fault,
  });

/** What is closed turns away at once, and lets nobody wait who is inside. */
class Gate implements WatchedGate {
  private trouble: DatabaseClosed | undefined;
  private isOpen = false;
  private hasAnswered = false;
  /** Those who are inside, to be let go. Not one promise for all: it would keep every request that it ever held. */
  private readonly inside = new Set<(error: ServiceError) => void>();
  private readonly answer = Promise.withResolvers<void>();
  readonly stop: () => void;

  constructor(url: string, { db, log, clock = systemClock }: GateOptions) {
    this.answer.promise.catch(() => {});
    const question = openDatabaseQuestion(url);
    if (question === undefined) {
      this.hear();
      this.stop = () => {};
      return;
    }
    const say = onceAMinute(clock, (unsaid, err: unknown) => {
      log.error({ err, unsaid }, 'the database does not answer; the API says 503 until it does');
    });
    const watch = startWatch({
      ask: question.ask,
      clock,
      everyMs: ASK_EVERY,
      patienceMs: PATIENCE,
      onUp: () => {
        if (this.trouble !== undefined) {
          log.info('the database answers again');
          // What was dialled while it was away may be as dead as what was open before.
          db.sever();
        }
        this.hear();
      },
      onFault: (fault) => {
        say(fault);
        this.lose(fault);
        // Whoever waits on the old connections would wait for ever; when it is back they are of no use.
        question.hangUp();
        db.sever();
      },
    });
    this.stop = () => {
      watch.stop();
      question.hangUp();
    };
  }

  get closed(): DatabaseClosed | undefined {
    return this.trouble ?? (this.isOpen ? undefined : 'starting');
  }

  private hear(): void {
    this.trouble = undefined;
    this.hasAnswered = true;
    this.answer.resolve();
  }

  private lose(fault: unknown): void {
    const refuses = databaseTrouble(fault) === 'refuses';
    this.trouble = refuses ? 'database_refuses' : 'database_unreachable';
    for (const letGo of this.inside) letGo(unavailable(this.trouble));
    if (refuses && !this.hasAnswered && fault instanceof Error) this.answer.reject(refused(fault));
  }

  answered(): Promise<void> {
    return this.answer.promise;
  }

  open(): void {
    this.isOpen = true;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed !== undefined) throw unavailable(this.closed);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.inside.add(reject);
    try {
      work().then(resolve, reject);
      return await promise;
    } finally {
      this.inside.delete(reject);
    }
  }
}

/** Watches the database from now on. One of SQLite answers always. */
export const watchDatabase = (url: string, options: GateOptions): WatchedGate => new Gate(url, options);

/** For what runs beside a server, or for a moment: nothing is watched. */
export const openGate: DatabaseGate = { closed: undefined, through: (work) => work() };
