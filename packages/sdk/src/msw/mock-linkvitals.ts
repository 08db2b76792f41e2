import type { CalledOperationId, RequestBody, ResponseBody } from '@linkvitals/contract/types';
import { type HttpHandler, http } from 'msw';
import { defaultAnswer } from './default-answer.ts';
import { operations } from './generated/operations.ts';
import { sample } from './sample.ts';

export interface MockOptions {
  /** Address of the service in the application; a path prefix is kept. Default `*`: any origin. */
  readonly baseUrl?: string | undefined;
}

/** A request of the application. */
export interface MockRequest<Id extends CalledOperationId> {
  readonly request: Request;
  /** The ids in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body; undefined when none was sent. */
  readonly body: RequestBody<Id> | undefined;
}

/** A body of the contract's type, or any `Response`: `problem('not_found')`, `Response.error()` for a lost connection. */
type Answered<Id extends CalledOperationId> = ResponseBody<Id> | Response;

/** The answer of an operation: always the same, or made for each request. */
export type MockAnswer<Id extends CalledOperationId> =
  | Answered<Id>
  | ((request: MockRequest<Id>) => Answered<Id> | Promise<Answered<Id>>);

export interface LinkvitalsMock {
  /** One handler for each operation, with a valid answer: `setupServer(...mock.handlers)`. */
  readonly handlers: HttpHandler[];
  /**
   * A handler for one operation with another answer: `server.use(mock.on.getDomain(problem('not_found')))`. Without an
   * answer it gives the default one.
   */
  readonly on: { readonly [Id in CalledOperationId]: (answer?: MockAnswer<Id>) => HttpHandler };
}

const eventOf = (event: string, data: object, index: number): string =>
  `id: ${index + 1}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The stream of a crawl that has completed. */
function endedCrawl(): Response {
  const crawl = sample('Crawl');
  const { state, progress } = crawl;
  const events = [eventOf('state', { state }, 0), eventOf('progress', progress, 1), eventOf('end', crawl, 2)];
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream', 'x-request-id': 'mock' } });
}

/**
 * The REST API of Linkvitals for Mock Service Worker. It keeps no state: an object that was created is not listed. Give
 * it the objects that the test needs with `sample()`.
 */
export function mockLinkvitals({ baseUrl = '*' }: MockOptions = {}): LinkvitalsMock {
  const ids = Object.keys(operations) as CalledOperationId[];
  const on = Object.fromEntries(
    ids.map((id) => [id, (answer?: MockAnswer<CalledOperationId>) => createHandler(baseUrl, id, answer)]),
  );
  return { handlers: ids.map((id) => createHandler(baseUrl, id)), on: on as LinkvitalsMock['on'] };
}

function createHandler(baseUrl: string, id: CalledOperationId, answer?: MockAnswer<CalledOperationId>): HttpHandler {
  const { method, path } = operations[id];
  const pattern = baseUrl.replace(/\/+$/, '') + path.replaceAll(/\{(\w+)\}/g, ':$1');
  return http[method](pattern, async ({ request, params }) => {
    const text = await request.clone().text();
    const requested = {
      request,
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: text === '' ? undefined : JSON.parse(text),
    };
    const given = typeof answer === 'function' ? await answer(requested) : answer;
    if (id === 'followCrawl' && given === undefined) return endedCrawl();
    return given instanceof Response ? given.clone() : success(id, given ?? defaultAnswer(id));
  });
}

function success(id: CalledOperationId, body: ResponseBody<CalledOperationId>): Response {
  const { status, etag } = operations[id];
  const headers = new Headers({ 'x-request-id': 'mock' });
  if (etag) headers.set('etag', '"1"');
  if (body === undefined) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers });
}
