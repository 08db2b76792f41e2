import { setTimeout as pause } from 'node:timers/promises';
import { countTransactions, describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { away, lineTo, readiness, status } from './database-line.ts';
import { createInstallation, type Running } from './installation.ts';

/** An answer to one of the clients, which send requests all the time. */
interface Answered {
  /** Sends the same request again, with the same Idempotency-Key. */
  readonly again: () => Promise<Response>;
  readonly status: number;
  readonly ms: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
  readonly contentType: string | null;
}

/** The pause of a caller after a 503. A refusal takes a millisecond, so four callers without a pause would slow other tests. */
const REFUSED_PAUSE_MS = 20;

/** Starts callers that send one request after another; some read, others write. */
function load(server: Running, key: string): { readonly answers: Answered[]; stop(): Promise<void> } {
  const answers: Answered[] = [];
  let stopped = false;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const caller = async (n: number): Promise<void> => {
    for (let round = 0; !stopped; round += 1) {
      const body = JSON.stringify({ hostname: `d${round}.caller${n}.example` });
      const again = () =>
        fetch(`${server.url}/api/v1/domains`, {
          ...(n % 2 === 0 ? {} : { method: 'POST', body }),
          headers: { ...headers, 'idempotency-key': `${n}-${round}` },
        });
      const sentAt = performance.now();
      const response = await again();
      const { code } = (await response.json()) as { code?: unknown };
      const { headers: got } = response;
      const times = { ms: performance.now() - sentAt, retryAfter: got.get('retry-after') };
      answers.push({ again, status: response.status, code, contentType: got.get('content-type'), ...times });
      if (response.status === 503) await pause(REFUSED_PAUSE_MS);
    }
  };
  const callers = Promise.all([0, 1, 2, 3].map(caller));
  return {
    answers,
    async stop() {
      stopped = true;
      await callers;
    },
  };
}

/** Further milliseconds of an outage, after all its effects were seen. */
const OUTAGE_MS = Number(process.env.LINKVITALS_TEST_OUTAGE_SECONDS ?? 0) * 1_000;

describeMysql('a database that goes away under load', (open) => {
  it.each(['refused', 'reset', 'silent'] as const)(
    '%s: every request gets 503 within 5 s; when the database is back, so is the server, without a restart',
    { timeout: 300_000 + OUTAGE_MS },
    async (trouble) => {
      const { proxy, url, direct } = await lineTo(open);
      const plans = JSON.stringify({ agency: { domains: 100_000 } });
      const env = { DATABASE_URL: url, LINKVITALS_METRICS_PORT: '0', LINKVITALS_PLANS: plans };
      const installation = await createInstallation(env);
      const server = await installation.serve();
      const [, metricsUrl = ''] = await server.process.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
      const isUp = async (): Promise<boolean> =>
        /^linkvitals_database_up 1$/m.test(await (await fetch(metricsUrl)).text());
      const { answers, stop } = load(server, await installation.newKey());
      onTestFinished(stop);
      const count = (wanted: (status: number) => boolean) => answers.filter((one) => wanted(one.status)).length;
      await expect.poll(() => count((s) => s < 300)).toBeGreaterThan(20);
      expect([await status(server, '/readyz'), await isUp()]).toEqual([200, true]);

      await proxy.set(trouble);
      const cutAt = performance.now();
      const cut = answers.length;
      await server.process.waitForLine(/the database does not answer/);
      await expect.poll(() => count((s) => s === 503)).toBeGreaterThan(50);
      const sentAt = performance.now();
      expect([await status(server, '/readyz'), await status(server, '/healthz')]).toEqual([503, 200]);
      expect(performance.now() - sentAt).toBeLessThan(5_000);
      await expect.poll(() => readiness(server)).toMatchObject(away);
      expect(await isUp()).toBe(false);
      // Behind a silent proxy, the database keeps the server's transactions, and drops them within a minute.
      await expect.poll(() => countTransactions(direct), { interval: 500 }).toBe(0);

      for (const end = performance.now() + OUTAGE_MS; performance.now() < end; ) {
        const refusals = count((s) => s === 503);
        await expect.poll(() => count((s) => s === 503)).toBeGreaterThan(refusals);
        expect([await status(server, '/readyz'), await status(server, '/healthz')]).toEqual([503, 200]);
      }

      await proxy.set('open');
      const back = performance.now();
      await expect.poll(() => status(server, '/readyz')).toBe(200);
      expect(performance.now() - back).toBeLessThan(10_000);
      const before = count((s) => s < 300);
      await expect.poll(() => count((s) => s < 300)).toBeGreaterThan(before + 20);
      await expect.poll(isUp).toBe(true);
      const settled = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(settled + 20);
      await stop();

      const failed = answers.slice(cut).filter((one) => one.status >= 300);
      const refusals = { status: 503, code: 'unavailable', retryAfter: '5', contentType: 'application/problem+json' };
      for (const one of failed) expect(one).toMatchObject(refusals);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5_000);
      expect(answers.slice(settled).every((one) => one.status < 300)).toBe(true);
      // Interrupted requests may be sent again: a failed request does not hold its key for long.
      for (const one of failed.filter(({ ms }) => ms > 500)) {
        const code = async () => ((await (await one.again()).json()) as { code?: string }).code;
        await expect.poll(code, { interval: 200 }).not.toBe('idempotency_in_progress');
      }
      expect(await server.process.kill()).toEqual({ code: 0, signal: null });
      // The outage is logged once a minute, not by each loop of the server.
      const lines = server.process.stdout.match(/the database does not answer/g)?.length;
      expect(lines).toBeLessThanOrEqual(1 + Math.ceil((back - cutAt) / 60_000));
      expect(server.process.stdout).toContain('the database answers again');
    },
  );
});

describeMysql('five servers that start at once on an empty database', (open) => {
  it('are all ready; every migration has run once', async () => {
    const installation = await createInstallation({ DATABASE_URL: await open() });
    const servers = await Promise.all(Array.from({ length: 5 }, () => installation.serve()));
    expect(await Promise.all(servers.map((server) => status(server, '/readyz')))).toEqual([200, 200, 200, 200, 200]);
    const ran = servers.flatMap(({ process }) => process.stdout.match(/"migrations":[1-9]\d*/g) ?? []);
    expect(ran).toHaveLength(1);
    expect((await installation.run('migrate', 'status')).stdout).not.toMatch(/pending|unknown/);
  });
});
