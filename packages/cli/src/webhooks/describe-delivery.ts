import { createColors } from 'picocolors';
import { printable } from './printable.ts';
import type { ReceivedDelivery } from './receive.ts';

type Members = Readonly<Record<string, unknown>>;

/** A delivery for people: one line that names it, and details below. No line break at the end. */
export function describeDelivery(delivery: ReceivedDelivery, { color }: { readonly color: boolean }): string {
  const [first = '', ...rest] = lines(delivery);
  const paint = createColors(color);
  const isGood = delivery.answered >= 200 && delivery.answered < 300;
  return [isGood ? paint.green(first) : paint.red(first), ...rest.map((line) => `          ${line}`)].join('\n');
}

function* lines(delivery: ReceivedDelivery): Generator<string> {
  const { received_at: receivedAt, verdict, reasons, bytes, answered, forwarded, body } = delivery;
  const event = isObject(body) ? body : {};
  const data = isObject(event.data) ? event.data : {};
  const name = verdict === 'valid' ? text(event.event ?? 'no JSON event') : `REFUSED ${verdict ?? ''}`.trimEnd();
  const domain = data.domain === undefined ? '' : `  ${text(data.domain)}`;
  yield `${receivedAt.slice(11, 19)}  ${name}${domain}  answered ${answered}`;
  yield `${bytes} bytes, ${origin(delivery)}`;
  yield* summary(data);
  for (const reason of reasons) yield printable(reason, 500);
  if (forwarded === null) return;
  const { status, ms, error } = forwarded;
  yield `forwarded: ${status === null ? printable(error ?? 'no answer') : `answer ${status}`} in ${ms} ms`;
}

function origin({ delivery_id: id, attempt, webhook_id: webhook }: ReceivedDelivery): string {
  const reported = [
    ...(id === null ? [] : [`delivery ${text(id)}`]),
    ...(attempt === null ? [] : [`attempt ${text(attempt)}`]),
    ...(webhook === null ? [] : [`webhook ${text(webhook)}`]),
  ];
  return reported.join(', ') || 'no delivery headers';
}

/** The figures and words of an event that this version knows; missing members are left out. */
function* summary(data: Members): Generator<string> {
  if (data.crawl_id !== undefined) yield `crawl ${text(data.crawl_id)}`;
  if (data.message !== undefined) yield `message: ${text(data.message)}`;
  if (data.max_pages !== undefined) yield `at most ${text(data.max_pages)} pages, depth ${text(data.depth_limit)}`;
  if (isObject(data.stats)) {
    const { pages_crawled: pages, total_links: links, broken_links: broken } = data.stats;
    yield `${text(pages)} pages read, ${text(links)} links with repetitions, ${text(broken)} broken links, in ${text(data.duration_seconds)} s`;
  }
  if (data.error_code !== undefined) yield `${text(data.error_code)}: ${text(data.error)}`;
  if (data.broken_link_count !== undefined) {
    yield `${text(data.broken_link_count)} broken links, ${text(data.total_pages)} pages read, severity ${text(data.severity)}`;
  }
  if (Array.isArray(data.top_broken_links)) {
    for (const link of data.top_broken_links.slice(0, 5).filter(isObject)) {
      yield `  ${text(link.status_code)}  ${text(link.url)}  on ${text(link.found_on_pages)} pages`;
    }
  }
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? '-'));
