import { document, type Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Context, OperatorContext, PersonContext, Services, VisitorContext } from '../context.ts';
import { once, type StoredAnswer } from '../platform/idempotency/index.ts';
import { authorise, type Gatekeeping } from './requests/authorise.ts';
import { bindCursor, unbindCursor } from './requests/bind-cursor.ts';
import { MAX_TEXT } from './requests/body-shape.ts';
import { challengeTokenOf } from './requests/challenge-cookie.ts';
import type { CostlyAnswers } from './requests/costly-answers.ts';
import { type GuardedInput, guardOf } from './requests/guard.ts';
import { pendingOf } from './requests/provider-cookie.ts';
import { type RateLimit, uncounted } from './requests/rate-limit.ts';
import { readBody } from './requests/read-body.ts';
import { readingAside, takePlace } from './requests/take-place.ts';
import type { WrongKeys } from './requests/wrong-keys.ts';
import { belowPrefix, publicPrefix } from './responses/public-prefix.ts';
import type { Answer, Route } from './route.ts';
import type { RequestState } from './state.ts';

/** Whether the operation is a probe: one beside the API, for those who monitor the server */
export const isProbe = ({ path }: Operation): boolean => !path.startsWith('/api/');

export interface BindOptions {
  readonly services: Services;
  readonly rateLimit: RateLimit;
  readonly wrongKeys: WrongKeys;
  readonly costly: CostlyAnswers;
  readonly unreadFor?: number | undefined;
}

/** A request with the parameters of its path. */
export type Koa = ParameterizedContext<RequestState> & { params: Readonly<Record<string, string>> };

/** Replaces the cursor in the guard's input, when there is one, by the cursor that the verb made. */
function withPlainCursor({ id }: Operation, input: GuardedInput): GuardedInput {
  const { cursor } = input.query;
  if (typeof cursor !== 'string') return input;
  const plain = unbindCursor({ operationId: id, ...input }, cursor);
  return { ...input, query: { ...input.query, cursor: plain } };
}

/** Binds the cursor in an answer to its list, so that no other list accepts it. */
function withBoundCursor({ id }: Operation, input: GuardedInput, answer: Answer<unknown>): Answer<unknown> {
  const { body } = answer;
  if (typeof body !== 'object' || body === null || !('next_cursor' in body)) return answer;
  const { next_cursor: cursor } = body;
  if (typeof cursor !== 'string') return answer;
  const bound = bindCursor({ operationId: id, ...input }, cursor);
  return { ...answer, body: { ...body, next_cursor: bound } };
}

/** The id of the domain or webhook endpoint that an answer is about; for crawls, of their domain. */
function subjectOf({ path: template }: Operation, { path }: GuardedInput, body: unknown): string | undefined {
  const { domain_id, id } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const made = /^\/api\/v1\/(domains|webhooks)$/.test(template) ? id : undefined;
  const subject = path.domain_id ?? path.webhook_id ?? domain_id ?? made;
  return typeof subject === 'string' ? subject : undefined;
}

interface Answered {
  readonly operation: Operation;
  readonly input: GuardedInput;
  readonly answer: Answer<unknown>;
  /** Prefix in the form of `publicPrefix` */
  readonly prefix: string;
}

function toReady(koa: Koa, { operation, input, answer, prefix }: Answered): StoredAnswer {
  const next = (answer.body as { next_cursor?: string | null } | undefined)?.next_cursor ?? null;
  const headers = { ...nextLink(koa.path, new URLSearchParams(koa.querystring), next), ...answer.headers };
  const subject = answer.subject ?? subjectOf(operation, input, answer.body);
  return { status: answer.status, headers: belowPrefix(headers, prefix), body: JSON.stringify(answer.body), subject };
}

/**
 * Length from which a body is sent as bytes: Node writes a long text more slowly than its bytes. A short text is
 * better, because it is sent in one piece with the head of the response.
 */
const LONG = 16_384;
const fitting = (body: string): string | Buffer => (body.length <= LONG ? body : Buffer.from(body));

function send(koa: Koa, { status, headers, body }: StoredAnswer): void {
  koa.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) koa.set(name, typeof value === 'string' ? value : [...value]);
  koa.body = body === undefined ? null : fitting(body);
  koa.status = status;
  if (body !== undefined) koa.type = 'application/json';
}

type AnyContext = Services | OperatorContext | Context | PersonContext | VisitorContext;
const isOfAccount = (ctx: AnyContext): ctx is Context => 'actor' in ctx;

const takesKey = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'Idempotency-Key');

type AnswerTo = (koa: Koa) => Promise<StoredAnswer>;

/**
 * Makes the function that answers the requests of an operation: it authorises, guards, runs the verb once, and presents
 * the result.
 */
export function answerOperation(operation: Operation, route: Route, options: BindOptions): AnswerTo {
  const { services } = options;
  const maxText = longestText(operation);
  const prefix = publicPrefix(services.config.publicUrl);
  const answer: AnswerTo = async (koa) => {
    const { ctx, body } = isProbe(operation)
      ? { ctx: services, body: undefined }
      : await admit(koa, { operation, maxText, ...options });
    const header = (name: string) => koa.req.headers[name.toLowerCase()]?.toString();
    const query = new URLSearchParams(koa.querystring);
    const input = withPlainCursor(operation, guardOf(operation)({ path: koa.params, query, header, body }));
    const run = async (): Promise<StoredAnswer> => {
      const pendingSignIn = operation.isForBrowsers ? pendingOf(koa, services.config) : undefined;
      const challengeToken = challengeTokenOf(koa, services.config);
      const full = {
        ctx: operation.isCostly ? readingAside(ctx) : ctx,
        ...input,
        ifMatch: header('if-match'),
        pendingSignIn,
        challengeToken,
      };
      const bound = withBoundCursor(operation, input, await route.handle(full));
      return toReady(koa, { operation, input, answer: bound, prefix });
    };
    const key = takesKey(operation) ? header('idempotency-key') : undefined;
    if (key === undefined || !isOfAccount(ctx)) return run();
    const request = [koa.method, koa.path, JSON.stringify(input.body ?? null)];
    return once(ctx, { key, request, run });
  };
  if (!operation.isCostly) return answer;
  return async (koa) => {
    const place = await takePlace(koa, options);
    return place.work(async () => {
      const ready = await answer(koa);
      if (koa.state.ctx !== undefined) place.isOf(koa.state.ctx.account.id);
      return ready;
    });
  };
}

/** Makes the middleware of an operation. */
export function handleOperation(operation: Operation, route: Route, options: BindOptions) {
  const { services } = options;
  const answerTo = answerOperation(operation, route, options);
  return async (koa: Koa): Promise<void> => {
    koa.state.operation = operation.id;
    // Probes need no database, and have to report a database that does not respond.
    send(koa, await (isProbe(operation) ? answerTo(koa) : services.gate.through(() => answerTo(koa))));
  };
}

interface Admitted {
  readonly ctx: Awaited<ReturnType<typeof authorise>>;
  /** Undefined when the operation takes no body */
  readonly body: unknown;
}

/**
 * Authorises the caller and reads the body of the request. The body may arrive up to a minute after the head, so the
 * permission is checked again then.
 * @param gate.maxText maximum number of characters in a text of the body
 */
async function admit(koa: Koa, gate: Gatekeeping & { readonly maxText: number }): Promise<Admitted> {
  const ctx = await authorise(koa, gate);
  if (gate.operation.method === 'get' || gate.operation.method === 'delete') return { ctx, body: undefined };
  const isHere = koa.req.complete;
  const body = await readBody(koa, gate.maxText);
  return { ctx: isHere ? ctx : await authorise(koa, { ...gate, rateLimit: uncounted }), body };
}

/** The `Link` header of the next page (RFC 8288); empty when there is none. `query`: that of the current page. */
function nextLink(path: string, query: URLSearchParams, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const next = new URLSearchParams(query);
  next.set('cursor', nextCursor);
  return { Link: `<${path}?${next}>; rel="next"` };
}

/** Maximum length of a character in JSON: two escapes, for a character beyond the first plane. */
const ESCAPED = 12;

/**
 * Maximum length of a text in the body of an operation, in JSON: more than usual when its schema's `maxLength` needs
 * it.
 */
function longestText({ body }: Operation): number {
  const name =
    String(body?.schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const declared = JSON.stringify(document.components.schemas[name] ?? {}).matchAll(/"maxLength":(\d+)/g);
  return Math.max(MAX_TEXT, ...[...declared].map(([, length]) => ESCAPED * Number(length)));
}
