import { EventEmitter } from 'node:events';
import { fakeClock } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database, DatabaseProbe, LockProbe } from '../storage/index.ts';
import { openDatabase } from '../storage/index.ts';
import { watchDatabase } from './database-gate.ts';
import { codeOf, startMysqlGate } from './mysql-gate.test-support.ts';

const log = pino({ level: 'silent' });

/** The behaviour of the database: it answers after so many ms, is silent, answers on a new connection only, or fails */
type Behaviour = number | 'silent' | 'overtaken' | Error;

const STEP_MS = 100;

/** Creates a gate on the test clock, before a database that behaves as the test says. */
function stage(behaviour: Behaviour = 0) {
  const clock = fakeClock(0);
  const database = { behaviour, hangUps: 0, severed: 0, isLocked: false };
  let hangUp = Promise.withResolvers<never>();
  hangUp.promise.catch(() => {});
  const answer = async (): Promise<{ overtaken: boolean }> => {
    const { behaviour: now } = database;
    if (now instanceof Error) throw now;
    if (now === 'silent') return new Promise(() => {});
    // The probe tries a new connection after 5 s.
    if (now !== 0) await clock.sleep(now === 'overtaken' ? 5_000 : now);
    return { overtaken: now === 'overtaken' };
  };
  const probe: DatabaseProbe = {
    run: () => Promise.race([answer(), hangUp.promise]),
    rest: () => {},
    hangUp() {
      database.hangUps += 1;
      hangUp.reject(new Error('hung up'));
      hangUp = Promise.withResolvers();
      hangUp.promise.catch(() => {});
    },
  };
  const events = new EventEmitter();
  const sever = (): void => {
    database.severed += 1;
  };
  const locks: LockProbe = { isLocked: async () => database.isLocked, hangUp: () => {} };
  const db = { knex: events, sever } as unknown as Database;
  const opens = { openProbe: () => probe, openLocks: () => locks };
  const gate = watchDatabase('mysql://nowhere', { db, log, clock, ...opens });
  onTestFinished(() => gate.stop());

  /** Moves the clock, in steps between which everything that is due happens. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await clock.advance(STEP_MS);
      for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  /** Answers the milliseconds until a condition holds. */
  const until = async (isSo: () => boolean): Promise<number> => {
    const since = clock.monotonic();
    while (!isSo()) {
      if (clock.monotonic() - since > 60_000) throw new Error(`not within a minute: ${isSo}`);
      await pass(STEP_MS);
    }
    return clock.monotonic() - since;
  };
  /** Enters the gate with some work; `end` is its result. */
  const enter = (work: Promise<unknown>) => {
    const caller: { end: unknown } = { end: undefined };
    void codeOf(gate.through(() => work)).then((end) => {
      caller.end = end;
    });
    return caller;
  };
  return {
    gate,
    database,
    pass,
    until,
    enter,
    /** Reports a statement of the pool as sent; the result reports its answer. */
    send(id: string) {
      events.emit('query', { __knexQueryUid: id });
      return () => events.emit('query-response', {}, { __knexQueryUid: id });
    },
    /** Reports that a statement of the pool has waited too long for a lock. */
    lockTimeout() {
      const error = Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205 });
      events.emit('query-error', error, { __knexQueryUid: 'any' });
    },
  };
}

async function openStage() {
  const opened = stage();
  await opened.gate.answered();
  opened.gate.open();
  return opened;
}

const never = new Promise<never>(() => {});
/** Moments of a second at which something may begin, ms */
const moments = Array.from({ length: 10 }, (_, n) => n * STEP_MS);

describe('the gate before a database', () => {
  it('is closed until the schema is up to date', async () => {
    const { gate } = stage();
    await gate.answered();
    expect(gate.closed).toBe('starting');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    gate.open();
    expect(await codeOf(gate.through(async () => {}))).toBe('done');
  });

  it('closes within 3.5 s of silence, at whatever moment the silence begins, and lets nobody wait inside', async () => {
    for (const moment of moments) {
      const { gate, database, pass, until, enter } = await openStage();
      const inside = enter(never);
      await pass(5_000 + moment);
      database.behaviour = 'silent';
      expect(await until(() => gate.closed !== undefined)).toBeLessThanOrEqual(3_500);
      expect([gate.closed, gate.isAway, inside.end]).toEqual(['database_unreachable', false, 'unavailable']);
      expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
      expect(database.severed).toBe(0);
    }
  });

  it('ends the wait of a caller within 5 s even when answers to statements have made its probes unnecessary', async () => {
    for (const moment of [...moments, ...moments.map((ms) => 1_000 + ms)]) {
      const { gate, database, pass, until, enter, send } = await openStage();
      await pass(3_000);
      send('the last that is answered')();
      database.behaviour = 'silent';
      await pass(moment);
      if (gate.closed !== undefined) continue; // nobody comes in any more
      send('one that is not');
      const inside = enter(never);
      expect(await until(() => inside.end !== undefined)).toBeLessThanOrEqual(5_000);
      expect(inside.end).toBe('unavailable');
    }
  });

  it('gives the database up after 15 s of silence and cuts its connections; once it is back the gate opens within 10 s', async () => {
    const { gate, database, until } = await openStage();
    database.behaviour = 'silent';
    const away = await until(() => gate.isAway);
    expect([away >= 15_000, away <= 16_500]).toEqual([true, true]);
    expect([database.severed, database.hangUps]).toEqual([1, 1]);
    expect(gate.closed).toBe('database_unreachable');
    await until(() => database.hangUps === 3);
    database.behaviour = 0;
    // A probe that is under way at that moment is given up first; in a real outage a new connection answers earlier.
    await until(() => gate.closed === undefined);
    expect(gate.isAway).toBe(false);
    // Connections that were opened meanwhile may be dead, too.
    expect(database.severed).toBe(database.hangUps + 1);
    expect(await codeOf(gate.through(async () => {}))).toBe('done');
  });

  it('opens within 10 s of the return of a database that refused connections, however long it was away', async () => {
    const { gate, database, pass, until } = await openStage();
    database.behaviour = new Error('connect ECONNREFUSED');
    for (const seconds of [1, 2, 5, 30, 120]) {
      await pass(seconds * 1_000);
      expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', true]);
      database.behaviour = 0;
      expect(await until(() => gate.closed === undefined)).toBeLessThanOrEqual(10_000);
      database.behaviour = new Error('connect ECONNREFUSED');
    }
  });

  it('does not take slow work for an outage: a caller waits while the database answers probes', async () => {
    const { gate, pass, enter } = await openStage();
    const work = Promise.withResolvers<void>();
    const inside = enter(work.promise);
    await pass(59_000);
    expect([gate.closed, inside.end]).toEqual([undefined, undefined]);
    work.resolve();
    await pass(STEP_MS);
    expect(inside.end).toBe('done');
  });

  it('lets nobody wait for longer than a minute, even when nothing is wrong', async () => {
    const { gate, enter, until } = await openStage();
    const inside = enter(never);
    expect(await until(() => inside.end !== undefined)).toBeLessThanOrEqual(60_500);
    expect([inside.end, gate.closed]).toEqual(['unavailable', undefined]);
  });

  it('limits requests to 4 s while locks of others hold up statements, and to a minute afterwards', async () => {
    const { gate, pass, until, enter, lockTimeout } = await openStage();
    const inside = enter(never);
    await pass(3_900);
    lockTimeout();
    expect(await until(() => inside.end !== undefined)).toBeLessThanOrEqual(1_000);
    expect([inside.end, gate.closed, gate.isLocked]).toEqual(['unavailable', undefined, false]);
    await pass(5_000);
    const later = enter(never);
    await pass(10_000);
    expect(later.end).toBeUndefined();
  });

  it('reports whole tables as locked for as long as they are, even while nobody needs them; waiting work continues then', async () => {
    const { gate, database, pass, until, lockTimeout } = await openStage();
    database.isLocked = true;
    await pass(2_000);
    // No statement was held up yet, so the gate has not looked for locks.
    expect(gate.isLocked).toBe(false);
    lockTimeout();
    await until(() => gate.isLocked);
    let waits = true;
    void gate.unlocked().then(() => {
      waits = false;
    });
    await pass(120_000);
    expect([gate.isLocked, gate.isAnswering, gate.closed, waits]).toEqual([true, true, undefined, true]);
    database.isLocked = false;
    expect(await until(() => !gate.isLocked)).toBeLessThanOrEqual(1_500);
    expect(await until(() => !waits)).toBeLessThanOrEqual(1_500);
  });

  it('limits requests to 4 s while the database is slow; their work continues', async () => {
    const { gate, database, pass, until, enter } = await openStage();
    database.behaviour = 800;
    await pass(5_000);
    const work = Promise.withResolvers<void>();
    const ends: string[] = [];
    const inside = enter(work.promise.then(() => ends.push('done')));
    const quick = enter(Promise.resolve());
    const waited = await until(() => inside.end !== undefined);
    expect([waited >= 4_000, waited <= 5_000]).toEqual([true, true]);
    expect([inside.end, quick.end]).toEqual(['unavailable', 'done']);
    expect([gate.closed, gate.isAway, ends]).toEqual([undefined, false, []]);
    work.resolve();
    await pass(STEP_MS);
    expect(ends).toEqual(['done']);
  });

  it('refuses requests when an answer takes longer than 2.5 s, cuts no connection, and opens when answers are quicker', async () => {
    const { gate, database, pass, until } = await openStage();
    database.behaviour = 3_400;
    await until(() => gate.closed === 'database_unreachable');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    await pass(30_000);
    expect([gate.isAway, database.severed, database.hangUps]).toEqual([false, 0, 0]);
    database.behaviour = 0;
    expect(await until(() => gate.closed === undefined)).toBeLessThanOrEqual(5_000);
  });

  it('notices within 10 s that only the connections have died, and cuts those', async () => {
    const { gate, database, until } = await openStage();
    database.behaviour = 'overtaken';
    expect(await until(() => database.severed === 1)).toBeLessThanOrEqual(10_000);
    expect([gate.closed, gate.isAway, database.hangUps]).toEqual([undefined, false, 0]);
  });
});

describeMysql('the gate before a real database', (open) => {
  it('opens once the database is reached and the schema is up to date', async () => {
    const { gate, db } = await startMysqlGate(new URL(await open()));
    await gate.answered();
    expect(gate.closed).toBe('starting');
    gate.open();
    expect(await codeOf(gate.through(() => db.knex.select(db.knex.raw('1'))))).toBe('done');
  });

  it('names the remedy when the database refuses the server at its start', async () => {
    const url = Object.assign(new URL(await open()), { username: 'nobody', password: 'wrong' });
    const { gate } = await startMysqlGate(url);
    await expect(gate.answered()).rejects.toThrow(/^the database refuses us: Access denied.* DATABASE_URL$/);
    expect(gate.closed).toBe('database_refuses');
  });
});

it('a SQLite file is never away, because it is a part of the process', async () => {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  const gate = watchDatabase('sqlite::memory:', { db, log });
  await gate.answered();
  gate.open();
  expect(gate.closed).toBeUndefined();
});
