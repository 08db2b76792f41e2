import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { codeOf, type MysqlGate, startMysqlGate } from './mysql-gate.test-support.ts';

/** The log message after 15 s without an answer */
const AWAY = 'the database does not answer; the API says 503 until it does';

/*  `database-gate.test.ts` tests the bounds in seconds. These tests check the order of events only. */
describeMysql('the gate before a real database', (open) => {
  const openGate = async (): Promise<MysqlGate> => {
    const started = await startMysqlGate(new URL(await open()));
    await started.gate.answered();
    started.gate.open();
    return started;
  };

  it('closes on silence, ends all waits, then gives the database up and its connections; new ones work once it is back', async () => {
    const { gate, db, proxy, sleeping, said } = await openGate();
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    const inside = codeOf(gate.through(() => db.knex.raw('select sleep(25)')));
    await expect.poll(sleeping).toBe(2);
    await proxy.set('silent');
    await expect.poll(() => gate.closed).toBe('database_unreachable');
    expect(await inside).toBe('unavailable');
    expect([gate.isAway, said.includes(AWAY)]).toEqual([false, false]);
    expect(await hanging).toBe('ETIMEDOUT');
    expect([gate.closed, gate.isAway, said.includes(AWAY)]).toEqual(['database_unreachable', true, true]);
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('unavailable');
    await proxy.set('open');
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it('does not take slowness for an outage: slow statements may finish, even on all connections', async () => {
    const { gate, db } = await openGate();
    const slow = Array.from({ length: 10 }, () => gate.through(() => db.knex.raw('select sleep(5)')));
    expect(new Set(await Promise.all(slow.map(codeOf)))).toEqual(new Set(['done']));
    expect(gate.closed).toBeUndefined();
  });

  it('notices that only the connections have died, and ends those, before it gives the database up', async () => {
    const { gate, db, proxy, sleeping, said } = await openGate();
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    await expect.poll(sleeping).toBe(1);
    await proxy.set('silent');
    await proxy.set('open');
    expect(await hanging).toBe('ETIMEDOUT');
    expect(said).not.toContain(AWAY);
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it('refuses a long request before its work ends when the database is slow; the work continues', async () => {
    const { gate, db, proxy } = await openGate();
    const statement = () => db.knex.raw('select 1');
    await statement();
    proxy.delay(400);
    expect(await codeOf(gate.through(statement))).toBe('done');
    let done = 0;
    const long = async () => {
      for (; done < 12; done += 1) await statement();
    };
    expect(await codeOf(gate.through(long))).toBe('unavailable');
    expect([gate.closed, gate.isAway, done < 12]).toEqual([undefined, false, true]);
    await expect.poll(() => done).toBe(12);
  });

  it('refuses requests when an answer takes longer than 2.5 s, and cuts no connection', async () => {
    const { gate, db, proxy } = await openGate();
    await db.knex.raw('select 1');
    proxy.delay(1_700);
    await expect.poll(() => gate.closed).toBe('database_unreachable');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    // The statement takes long enough for several probes of the gate.
    expect(await codeOf(db.knex.raw('select sleep(6)'))).toBe('done');
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', false]);
    proxy.delay(0);
    await expect.poll(() => gate.closed).toBeUndefined();
  });
});
