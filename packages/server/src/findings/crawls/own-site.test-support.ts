import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '@linkvitals/outbound';
import { onTestFinished } from 'vitest';
import type { Services } from '../../context.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { connectTo, fast } from './crawl.test-support.ts';
import { startCrawl } from './queue/start-crawl.ts';
import { runCrawl } from './run/run-crawl.ts';

/** Response for a path of the site: HTML, a status, or written by the function. */
export type SiteAnswer = string | number | ((request: IncomingMessage, response: ServerResponse) => void);

export interface OwnSiteTest extends TestContext {
  /** Requests in order of arrival; `line` is `METHOD path`, `peer` the address of the client. */
  readonly requests: {
    readonly line: string;
    readonly peer: string | undefined;
    readonly headers: IncomingMessage['headers'];
  }[];
  /** Starts a crawl of the domain and runs it to its end. Returns its id. `at`: the time during all of it, epoch ms. */
  crawl(domainId: string, at?: number): Promise<string>;
  /** Like `crawl`, while nothing listens at the names of the site, over http or https. */
  crawlWhileAway(domainId: string): Promise<string>;
}

interface OwnSiteOptions {
  readonly answers: Readonly<Record<string, SiteAnswer>>;
  /** Names that lead to the site, over http only. */
  readonly hostnames: readonly string[];
  /** More names that lead elsewhere, in the form of curl's `--connect-to`. */
  readonly connectTo?: readonly string[];
  readonly extraCa?: readonly string[];
  readonly db?: Database;
  readonly env?: Readonly<Record<string, string>>;
}

function answerWith(answer: SiteAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (typeof answer === 'function') {
    answer(request, response);
    return;
  }
  response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(typeof answer === 'number' ? '' : answer);
}

/** Creates a context whose crawls reach a site with the given responses; other paths are 404. */
export async function startOwnSiteTest(options: OwnSiteOptions): Promise<OwnSiteTest> {
  const { answers, hostnames, db, env, extraCa = [] } = options;
  const requests: OwnSiteTest['requests'] = [];
  const server = createServer((request, response) => {
    const { headers, method, url, socket } = request;
    requests.push({ line: `${method} ${url}`, peer: socket.remoteAddress, headers });
    answerWith(answers[request.url ?? ''] ?? 404, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rules = connectTo(Object.fromEntries(hostnames.map((hostname) => [hostname, address])));
  const connections = [...rules, ...(options.connectTo ?? [])];
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: connections, extraCa });
  // Nothing listens at this address.
  const nowhere = connectTo(Object.fromEntries(hostnames.map((hostname) => [hostname, '127.0.0.1:1'])));
  const away = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: nowhere });
  const services = { outbound, clock: systemClock };
  const test = await createTestContext({ env: { ...fast, ...env }, services, ...(db === undefined ? {} : { db }) });
  onTestFinished(async () => {
    await test.close();
    await outbound.close();
    await away.close();
    server.closeAllConnections();
    server.close();
  });
  const crawlWith = async (own: Partial<Services>, domainId: string): Promise<string> => {
    const { id } = await startCrawl({ ...test.ctx, ...own }, { domainId });
    await runCrawl({ ...test.services, ...own }, { crawlId: id, signal: new AbortController().signal });
    return id;
  };
  return {
    ...test,
    requests,
    crawl: (domainId, at) =>
      crawlWith({ clock: at === undefined ? systemClock : { ...systemClock, now: () => at } }, domainId),
    crawlWhileAway: (domainId) => crawlWith({ clock: systemClock, outbound: away }, domainId),
  };
}
