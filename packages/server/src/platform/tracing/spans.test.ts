import { startSubscriber } from '@linkvitals/testing';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { expect, it, onTestFinished } from 'vitest';
import { hostname, startCrawlTest } from '../../findings/crawls/crawl.test-support.ts';
import { getCrawl, runCrawl, startCrawl } from '../../findings/crawls/index.ts';
import { attemptDelivery, dueDeliveries } from '../../outgoing/deliveries/index.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { inSpan } from './index.ts';

/** Records the spans that an operator's SDK receives, until the end of the test. */
function recorded(): () => readonly ReadableSpan[] {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  onTestFinished(async () => {
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  });
  return () => exporter.getFinishedSpans();
}

/** Runs a crawl with two events, which another server delivers; one attempt is refused. */
async function crawlAndDeliver() {
  const env = { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true', LINKVITALS_RETRY_SCHEDULE_SECONDS: '60,60,60' };
  const test = await startCrawlTest({ pages: 5, env });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  subscriber.respond((_, index) => ({ status: index === 0 ? 500 : 204 }));
  const url = `${subscriber.url}/canary-path`;
  const { secret } = await createWebhook(test.ctx, { url, events: ['crawl.started', 'crawl.completed'] });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const { id: crawlId } = await startCrawl(test.ctx, { domainId });
  await runCrawl(test.services, { crawlId, signal: new AbortController().signal });
  expect((await getCrawl(test.ctx, { crawlId })).state).toBe('completed');
  const sender = { ...test.services, instance: 'another' };
  for (const { id } of await dueDeliveries(sender, 10)) await attemptDelivery(sender, { deliveryId: id });
  return { test, crawlId, domainId, secret };
}

it('spans connect a crawl to its events and to each attempt, also on another server', async () => {
  const spans = recorded();
  const { crawlId, domainId, secret } = await crawlAndDeliver();
  const [crawl] = spans().filter(({ name }) => name === 'crawl');
  expect(crawl).toMatchObject({
    parentSpanContext: undefined,
    attributes: {
      'linkvitals.crawl.id': crawlId,
      'linkvitals.domain.id': domainId,
      'linkvitals.crawl.resumed': false,
      'linkvitals.outcome': 'completed',
    },
  });
  const { traceId, spanId } = crawl?.spanContext() ?? {};
  const events = spans().filter(({ name }) => name.startsWith('event '));
  expect(events.map(({ name }) => name)).toEqual(['event crawl.started', 'event crawl.completed']);
  for (const event of events) {
    expect(event.parentSpanContext).toMatchObject({ traceId, spanId });
    expect([event.kind, event.attributes['linkvitals.crawl.id']]).toEqual([SpanKind.PRODUCER, crawlId]);
  }
  const attempts = spans().filter(({ name }) => name.startsWith('attempt '));
  expect(
    attempts.map(({ attributes }) => [attributes['http.response.status_code'], attributes['linkvitals.outcome']]),
  ).toEqual([
    [500, 'retrying'],
    [204, 'delivered'],
  ]);
  for (const attempt of attempts) {
    const event = events.find(
      ({ attributes }) => attributes['linkvitals.event.id'] === attempt.attributes['linkvitals.event.id'],
    );
    expect(attempt.parentSpanContext).toMatchObject({ traceId, spanId: event?.spanContext().spanId });
    expect([attempt.name.replace('attempt', 'event'), attempt.kind]).toEqual([event?.name, SpanKind.CLIENT]);
  }
  const said = JSON.stringify(
    spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  for (const canary of ['canary-path', secret, hostname]) expect(said).not.toContain(canary);
});

it('spans of failed work have the name of the error, not its message', async () => {
  const spans = recorded();
  const work = inSpan('crawl', { attributes: {} }, async () => {
    throw new TypeError('canary');
  });
  await expect(work).rejects.toThrow('canary');
  expect(spans()).toMatchObject([
    { attributes: { 'error.type': 'TypeError' }, status: { code: SpanStatusCode.ERROR } },
  ]);
  expect(JSON.stringify([spans()[0]?.attributes, spans()[0]?.events, spans()[0]?.status])).not.toContain('canary');
});

it('spans are not made without an SDK, and nothing is stored for them', async () => {
  const { test } = await crawlAndDeliver();
  expect(new Set(await test.db.knex('events').pluck('traceparent'))).toEqual(new Set([null]));
});
