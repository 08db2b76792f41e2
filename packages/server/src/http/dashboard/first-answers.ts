import { type OperationId, operations, type ResponseBody } from '@linkvitals/contract';
import { ServiceError } from '../../platform/errors.ts';
import { databaseTrouble } from '../../platform/storage/index.ts';
import { within } from '../../platform/within.ts';
import { answerOperation, type BindOptions, type Koa } from '../handle-operation.ts';
import { sessionTokenOf } from '../requests/session-cookie.ts';
import type { Route } from '../route.ts';
import { routes } from '../routes/generated/routes.ts';
import type { FirstAnswer } from './fill-page.ts';
import { type Get, type Parameters, requestsOf } from './page-requests.ts';

/** Milliseconds that a page waits for its data at most; after that its script requests them. */
const PATIENCE_MS = 1_000;

const byId = new Map(operations.map((operation) => [operation.id, operation]));

type AnswerTo = ReturnType<typeof answerOperation>;

/**
 * Answers a function that finds, for an operation, its path and the code that answers it inside this process. Each is
 * made once.
 */
function answerers(options: BindOptions): (id: OperationId) => { readonly path: string; readonly answerTo: AnswerTo } {
  const made = new Map<OperationId, { readonly path: string; readonly answerTo: AnswerTo }>();
  return (id) => {
    const operation = byId.get(id);
    if (operation?.method !== 'get') throw new Error(`${id} is no operation that only reads`);
    const known = made.get(id) ?? {
      path: operation.path,
      answerTo: answerOperation(operation, routes[id] as Route, options),
    };
    made.set(id, known);
    return known;
  };
}

/** Makes a request for another path by the same caller. Headers that its answer sets are not set on the page. */
function requestInside(koa: Koa, url: string, { path = {} }: Parameters): Koa {
  const [ownPath = '', querystring = ''] = url.split('?');
  const own = { method: 'GET', path: ownPath, querystring, params: path, set: () => {} };
  return Object.create(koa, Object.getOwnPropertyDescriptors(own));
}

function urlOf(template: string, { path = {}, query = {} }: Parameters): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const text = new URLSearchParams(query).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Whether a signed-in person opens a page in a browser; false for a script that reads the page. */
const mayHaveAnswers = (koa: Koa, { services }: BindOptions): boolean =>
  koa.method === 'GET' &&
  sessionTokenOf(koa, services.config) !== undefined &&
  koa.get('authorization') === '' &&
  ['', 'navigate'].includes(koa.get('sec-fetch-mode'));

/**
 * Logs a failure. Refusals of the API and faults of the database are not logged: the page gets them when it requests
 * the data itself.
 */
function noteFailure({ state }: Koa, error: unknown): void {
  if (error instanceof ServiceError || databaseTrouble(error) !== undefined) return;
  state.log.error({ err: error }, 'a page is sent without its data; it will request them');
}

/**
 * Answers the requests that a page would send first, as the API does for the same person: the same rights and limits
 * hold.
 */
export function createFirstAnswers(options: BindOptions) {
  const { services } = options;
  const answererOf = answerers(options);
  return async (koa: Koa, pagePath: string): Promise<readonly FirstAnswer[]> => {
    const requests = requestsOf(pagePath);
    if (requests === undefined || !mayHaveAnswers(koa, options)) return [];
    const answers: FirstAnswer[] = [];
    const get: Get = async <Id extends OperationId>(id: Id, parameters: Parameters = {}): Promise<ResponseBody<Id>> => {
      const { path, answerTo } = answererOf(id);
      const url = urlOf(path, parameters);
      const { body = 'null', headers } = await answerTo(requestInside(koa, url, parameters));
      answers.push({ request: url.slice(1), etag: headers.ETag?.toString(), body });
      return JSON.parse(body);
    };
    const work = services.gate
      .through(() => requests({ get, params: koa.params, isSearch: koa.querystring !== '' }))
      .catch((error: unknown) => noteFailure(koa, error));
    const isDone = await within(services.clock, PATIENCE_MS, work);
    return isDone ? answers : [];
  };
}
