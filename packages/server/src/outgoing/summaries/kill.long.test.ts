import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { NotificationPoint, ReportPoint, SummaryPoint } from '../../platform/kill-points.ts';
import { openDatabase } from '../../platform/storage/index.ts';
import { summarisedSite } from './due-summary.test-support.ts';

const program = fileURLToPath(new URL('../deliveries/serve-until-point.test-support.ts', import.meta.url));

type Point = SummaryPoint | ReportPoint | NotificationPoint;

const killed = { code: null, signal: 'SIGKILL' };
const soon = { interval: 50 };

/** Makes a site whose summary is due, on a database that servers can share. */
async function dueInFile() {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-kill-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = `sqlite:${join(folder, 'test.db')}`;
  const db = openDatabase({ url });
  onTestFinished(() => db.close());
  const site = await summarisedSite({ db });
  /**
   * Starts a real server. Leases outlast every test, so the work of dead servers is continued without waiting for them.
   */
  const serve = (dieAt?: Point) =>
    spawnNode([program], {
      env: {
        ...site.mailEnv,
        DATABASE_URL: url,
        LINKVITALS_DATA_DIR: folder,
        LINKVITALS_PORT: '0',
        LINKVITALS_SECRET_KEY: site.services.config.secretKeys.join(),
        LINKVITALS_LEASE_SECONDS: '600',
        LINKVITALS_SWEEP_SECONDS: '0.1',
        LINKVITALS_LOG_LEVEL: 'silent',
        ...(dieAt === undefined ? {} : { LINKVITALS_TEST_DIE_AT: dieAt }),
      },
    });
  return { ...site, serve };
}

it.each<{ point: Point; reports: number; mails: number }>([
  { point: 'before-summary-commit', reports: 0, mails: 0 },
  { point: 'after-summary-commit', reports: 1, mails: 0 },
  { point: 'before-report', reports: 1, mails: 0 },
  { point: 'before-report-commit', reports: 1, mails: 0 },
  { point: 'after-report-commit', reports: 1, mails: 0 },
  { point: 'before-notification', reports: 1, mails: 0 },
  { point: 'after-notification', reports: 1, mails: 1 },
])(
  'kill -9 $point of a summary: the report is made once, and the mail with it is sent once, or again under the same id',
  async ({ point, reports, mails }) => {
    const { db, mail, serve } = await dueInFile();
    expect(await serve(point).exited).toEqual(killed);
    expect(await db.knex('reports')).toHaveLength(reports);
    expect(mail.received).toHaveLength(mails);

    await using server = serve();
    await server.waitForLine(/^serving /);
    await expect.poll(() => db.knex('notifications').pluck('state'), soon).toEqual(['sent']);
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });

    expect(await db.knex('reports').pluck('state')).toEqual(['completed']);
    expect(mail.received).toHaveLength(mails + 1);
    const ids = mail.received.map(({ headers }) => headers.find(([name]) => name === 'message-id')?.[1]);
    expect(new Set(ids).size).toBe(1);
    const [file] = await db.knex('reports').select('file_name', 'bytes');
    for (const { attachments } of mail.received) {
      expect(attachments.map(({ name, content }) => [name, content.length])).toEqual([
        [file?.file_name, Number(file?.bytes)],
      ]);
    }
  },
);
