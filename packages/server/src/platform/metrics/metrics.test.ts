import { readFile } from 'node:fs/promises';
import { operations } from '@linkvitals/contract';
import { describeDatabases } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab, type DeliveryLab } from '../../outgoing/deliveries/delivery-lab.test-support.ts';
import { attemptDelivery } from '../../outgoing/deliveries/index.ts';
import { queueMail } from '../../outgoing/outbox/index.ts';
import type { TestContext, TestContextOptions } from '../../test-support/test-context.ts';
import { createTestContext, testEnvironment } from '../../test-support/test-context.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { readConfig } from '../config/config.ts';
import { openGate } from '../outages/database-gate.ts';
import { openDatabase } from '../storage/index.ts';
import { metricTable } from './metric-table.ts';
import { readState } from './read-state.ts';
import { serveMetrics } from './serve-metrics.ts';

const MINUTE = 60_000;
const ON = { LINKVITALS_METRICS_PORT: '0' };

/** Parses lines of `name{labels} value`. */
function parse(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => line.split(/ (?=\S+$)/)).map(([name, value]) => [name, Number(value)]));
}

async function served(options: TestContextOptions = {}): Promise<TestContext & { url: string }> {
  const test = await createTestContext({ ...options, env: { ...ON, ...options.env } });
  const server = await serveMetrics(test.services, test.metrics);
  onTestFinished(async () => {
    await server.close();
    await test.close();
  });
  return { ...test, url: server.url };
}

describe('the metrics and their document', () => {
  const rows = async (): Promise<string[][]> => {
    const text = await readFile(new URL('../../../../../docs/monitoring.md', import.meta.url), 'utf8');
    const cells = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return text
      .split('\n')
      .filter((line) => /^\| `(linkvitals|process)_/.test(line))
      .map((line) => cells(line).slice(1, -1));
  };
  const describeLabels = (metric: (typeof metricTable)[keyof typeof metricTable]): string =>
    'labels' in metric
      ? Object.keys(metric.labels)
          .map((label) => `\`${label}\``)
          .join(', ')
      : '';

  it('name the same metrics, types and labels, each with what it means and what to do about it', async () => {
    const documented = (await rows()).map(([name, type, labels]) => [name, type, labels]);
    const inCode = Object.entries(metricTable).map(([name, metric]) => [
      `\`${name}\``,
      metric.type,
      describeLabels(metric),
    ]);
    expect(documented.sort()).toEqual(inCode.sort());
    for (const [name, , , meaning, alert] of await rows()) {
      expect(meaning, name).toMatch(/\w{3}/);
      expect(alert, name).toMatch(/\w{3}/);
    }
  });

  it('hold for the alerts of the document: no query names a metric that does not exist', async () => {
    const text = await readFile(new URL('../../../../../docs/monitoring.md', import.meta.url), 'utf8');
    const named = [...text.matchAll(/\b(?:linkvitals|process)_[a-z_]+(?=[\s{[)`])/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    const unknown = named.filter((name) => !(name in metricTable));
    expect(named.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it('are all in an answer, and nothing else is', async () => {
    const test = await served();
    const text = await (await fetch(test.url)).text();
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]);
    expect(names.sort()).toEqual(
      Object.entries(metricTable)
        .map(([name, { type }]) => [name, type])
        .sort(),
    );
  });

  it('count every known outcome from 0 on, so that an alert on "none was accepted" also sees a server that never sent one', async () => {
    const test = await served();
    const values = parse(await (await fetch(test.url)).text());
    expect(values['linkvitals_notification_attempts_total{channel="email",outcome="sent"}']).toBe(0);
    expect(values['linkvitals_person_mail_attempts_total{outcome="sent"}']).toBe(0);
    expect(values.linkvitals_database_lock_timeouts_total).toBe(0);
  });

  it('follow the naming of Prometheus: base units, _total for what counts', () => {
    for (const [name, { type }] of Object.entries(metricTable)) {
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb)(_|$)/);
    }
  });

  it('pass `promtool check metrics`: labels that it knows of summaries and histograms are of no other metric', () => {
    for (const [name, metric] of Object.entries(metricTable)) {
      const labels = 'labels' in metric ? Object.keys(metric.labels) : [];
      expect(labels, name).not.toContain('quantile');
      expect(labels, name).not.toContain('le');
      for (const label of labels) expect(label, name).toMatch(/^[a-z][a-z0-9_]*$/);
      if (metric.type !== 'histogram') expect(name).not.toMatch(/_(count|sum|bucket)$/);
      expect(name).not.toMatch(/_(counter|gauge|histogram|summary)(_|$)/);
      expect(metric.help, name).not.toBe('');
    }
  });
});

describe('/metrics', () => {
  it('requires the token when there is one, and has no other path or method', async () => {
    const token = 'a-token-of-the-operator';
    const { url } = await served({ env: { LINKVITALS_METRICS_TOKEN: token } });
    const as = (authorization: string) => fetch(url, { headers: { authorization } });
    expect((await fetch(url)).status).toBe(401);
    expect((await as(`Bearer ${token}x`)).status).toBe(401);
    expect((await as(token)).status).toBe(401);
    const good = await as(`Bearer ${token}`);
    expect([good.status, good.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(url.replace('/metrics', '/'), { headers })).status).toBe(404);
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(405);
  });

  it('is not on the port of the API', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    expect((await server.call('GET', '/metrics', { key: null })).status).toBe(404);
  });

  it('says that the database is down, and nothing of what only the database knows', async () => {
    const test = await served();
    await test.db.close();
    const values = parse(await (await fetch(test.url)).text());
    expect(values.linkvitals_database_up).toBe(0);
    expect(Object.keys(values).filter((name) => /outbox|lag|pending|crawls\{/.test(name))).toEqual([]);
    expect(values.process_resident_memory_bytes).toBeGreaterThan(1e7);
  });

  it('says that the database is locked, and not down, where it answers on another connection than those of the pool', async () => {
    const db = openDatabase({ url: 'sqlite::memory:' });
    const gate = { ...openGate, isAnswering: true };
    const test = await served({ db, services: { gate } });
    await db.close();
    const values = parse(await (await fetch(test.url)).text());
    expect([values.linkvitals_database_up, values.linkvitals_database_locked]).toEqual([1, 1]);
    expect(values.linkvitals_delivery_queue_lag_seconds).toBeUndefined();
  });

  it('counts requests by operation of the contract and status; a path of nobody makes no series of its own', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    await server.call('GET', '/api/v1/domains');
    await server.call('GET', '/api/v1/domains', { key: null });
    for (const path of ['/a', '/b', '/api/v1/domains/x/y']) await server.call('GET', path);
    const values = parse(await server.metrics.text());
    const requests = Object.entries(values).filter(([name]) => name.startsWith('linkvitals_http_requests_total'));
    expect(Object.fromEntries(requests)).toEqual({
      'linkvitals_http_requests_total{operation="listDomains",status="200"}': 1,
      'linkvitals_http_requests_total{operation="listDomains",status="401"}': 1,
      'linkvitals_http_requests_total{operation="none",status="404"}': 3,
    });
    expect(values['linkvitals_http_request_duration_seconds_count{operation="listDomains"}']).toBe(2);
    expect(operations.map(({ id }) => id)).toContain('listDomains');
  });
});

describeDatabases('what waits', (open) => {
  let lab: DeliveryLab;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 1);
    const db = openDatabase({ url: await open(), now: () => now });
    lab = await createDeliveryLab({ db, now });
  });
  afterEach(async () => {
    await lab.close();
    await lab.db.close();
  });
  const read = async () => {
    await readState(lab.services, lab.metrics);
    return parse(await lab.metrics.text());
  };
  const attempts = 'linkvitals_delivery_attempt_duration_seconds_count';

  it('is nothing at the beginning', async () => {
    expect(await read()).toMatchObject({
      linkvitals_database_up: 1,
      linkvitals_deliveries_pending: 0,
      linkvitals_delivery_age_seconds: 0,
      linkvitals_delivery_queue_lag_seconds: 0,
      linkvitals_crawl_queue_lag_seconds: 0,
      'linkvitals_crawls{state="queued"}': 0,
      [`${attempts}{outcome="failed"}`]: 0,
    });
  });

  it('in deliveries is measured by number, lateness and age, and ends with them', async () => {
    lab.subscriber.respond((_request, index) => ({ status: index === 0 ? 500 : 200 }));
    await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    now += MINUTE;
    await lab.clock.advance(MINUTE);
    expect(await read()).toMatchObject({
      linkvitals_deliveries_pending: 1,
      linkvitals_delivery_queue_lag_seconds: 60,
      linkvitals_delivery_age_seconds: 60,
    });
    expect(await attemptDelivery(lab.services, { deliveryId, random: () => 0 })).toBe('retrying');
    // The delivery waits for its second attempt: it is not late, but still pending.
    expect(await read()).toMatchObject({
      linkvitals_delivery_queue_lag_seconds: 0,
      linkvitals_delivery_age_seconds: 60,
      [`${attempts}{outcome="retrying"}`]: 1,
    });
    now += MINUTE;
    await lab.clock.advance(MINUTE);
    expect(await attemptDelivery(lab.services, { deliveryId, random: () => 0 })).toBe('delivered');
    expect(await read()).toMatchObject({
      linkvitals_deliveries_pending: 0,
      linkvitals_delivery_age_seconds: 0,
      [`${attempts}{outcome="delivered"}`]: 1,
    });
  });

  it('for an endpoint that hangs is separate from what waits for a place in a server', async () => {
    const answer = Promise.withResolvers<void>();
    lab.subscriber.respond(() => ({ after: answer.promise }));
    await lab.endpoint();
    const [deliveryId = ''] = await lab.emit();
    await lab.emit();
    const underWay = attemptDelivery(lab.services, { deliveryId });
    await lab.subscriber.waitFor(() => true);
    now += 20_000;
    expect(await read()).toMatchObject({
      linkvitals_delivery_queue_lag_seconds: 0,
      linkvitals_delivery_endpoint_lag_seconds: 20,
    });
    // Another endpoint has a delivery that no worker takes.
    await lab.endpoint({ url: `${lab.subscriber.url}/other` });
    await lab.emit();
    now += 5_000;
    expect(await read()).toMatchObject({
      linkvitals_delivery_queue_lag_seconds: 5,
      linkvitals_delivery_endpoint_lag_seconds: 25,
    });
    answer.resolve();
    expect(await underWay).toBe('delivered');
    expect(await read()).toMatchObject({
      linkvitals_delivery_queue_lag_seconds: 25,
      linkvitals_delivery_endpoint_lag_seconds: 0,
    });
  });

  it('in mails to people is measured by number and lateness, and ends with them', async () => {
    const content = { to: 'ada@example.com', kind: 'invitation', subject: 's', text: 't', html: 'h' } as const;
    const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
    const { mail } = readConfig({ ...testEnvironment, ...env });
    await queueMail({ ...lab.services, config: { ...lab.services.config, mail } }, lab.db.knex, content);
    now += 2 * MINUTE;
    expect(await read()).toMatchObject({
      linkvitals_person_mails_pending: 1,
      linkvitals_person_mail_queue_lag_seconds: 120,
      linkvitals_notifications_pending: 0,
    });
    await lab.db.knex('outgoing_mails').update({ state: 'sent', next_attempt_at: null });
    expect(await read()).toMatchObject({
      linkvitals_person_mails_pending: 0,
      linkvitals_person_mail_queue_lag_seconds: 0,
    });
  });

  it('in crawls is measured by state, and by the longest wait for a worker', async () => {
    const { ctx, db } = lab;
    await lab.endpoint();
    await lab.emit();
    const [domain] = await db.knex('domains').select('id');
    const common = {
      account_id: ctx.account.id,
      domain_id: domain.id,
      trigger_kind: 'api',
      url: 'https://a/',
      config: '{}',
    };
    const limits = { hostname: 'a', max_pages: 1, depth_limit: 1, time_limit_ms: 1, created_at: now };
    const crawl = (id: string, own: Record<string, unknown>) =>
      db.knex('crawls').insert({ ...common, ...limits, id, ...own });
    await crawl('waits', { state: 'queued', queued_at: now - 5_000 });
    await crawl('held back', { state: 'queued', queued_at: now - 90_000, lease_token: 't', lease_expires_at: now + 1 });
    await crawl('runs', { state: 'running', queued_at: now - 90_000, lease_token: 't', lease_expires_at: now + 1 });
    await crawl('over', { state: 'completed', queued_at: now - 90_000 });
    expect(await read()).toMatchObject({
      'linkvitals_crawls{state="queued"}': 2,
      'linkvitals_crawls{state="running"}': 1,
      linkvitals_crawl_queue_lag_seconds: 5,
    });
    now += 7_001;
    expect((await read()).linkvitals_crawl_queue_lag_seconds).toBeCloseTo(12.001, 3);
  });
});
