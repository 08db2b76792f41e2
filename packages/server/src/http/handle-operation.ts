import type { Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Context, OperatorContext, PersonContext, Services, VisitorContext } from '../context.ts';
import { once, type StoredAnswer } from '../idempotency/index.ts';
import { admit } from './admit.ts';
import { bindCursor, unbindCursor } from './requests/bind-cursor.ts';
import { challengeTokenOf } from './requests/challenge-cookie.ts';
import type { CostlyAnswers } from './requests/costly-answers.ts';
import { type GuardedInput, guardOf } from './requests/guard.ts';
import { longestText } from './requests/longest-text.ts';
import { pendingOf } from './requests/provider-cookie.ts';
import type { RateLimit } from './requests/rate-limit.ts';
import { readingAside, takePlace } from './requests/take-place.ts';
import type { WrongKeys } from './requests/wrong-keys.ts';
import { nextLink } from './responses/link-header.ts';
import { belowPrefix, publicPrefix } from './responses/public-prefix.ts';
import { WrittenPage } from './responses/written-page.ts';
import type { Answer, Route } from './route.ts';
import type { RequestState } from './state.ts';

/** What stands beside the API, for those who watch the server. */
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

/** The guard's input with the cursor as the verb made it, when one is given. */
function withPlainCursor({ id }: Operation, input: GuardedInput): GuardedInput {
  const { cursor } = input.query;
  if (typeof cursor !== 'string') return input;
  const plain = unbindCursor({ operationId: id, ...input }, cursor);
  return { ...input, query: { ...input.query, cursor: plain } };
}

/** An answer whose cursor is good for its own list only. */
function withBoundCursor({ id }: Operation, input: GuardedInput, answer: Answer<unknown>): Answer<unknown> {
  const { body } = answer;
  if (typeof body !== 'object' || body === null || !('next_cursor' in body)) return answer;
  const { next_cursor: cursor } = body;
  if (typeof cursor !== 'string') return answer;
  const bound = bindCursor({ operationId: id, ...input }, cursor);
  const page = body instanceof WrittenPage ? body.withCursor(bound) : { ...body, next_cursor: bound };
  return { ...answer, body: page };
}

/** The domain or webhook endpoint that an answer is about; crawls are about their domain. */
function subjectOf({ path: template }: Operation, { path }: GuardedInput, body: unknown): string | undefined {
  const { domain_id, id } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const made = /^\/api\/v1\/(domains|webhooks)$/.test(template) ? id : undefined;
  const subject = path.domain_id ?? path.webhook_id ?? domain_id ?? made;
  return typeof subject === 'string' ? subject : undefined;
}

/** An answer as it is sent. */
interface ReadyAnswer extends Omit<StoredAnswer, 'body'> {
  /** JSON: text, or its bytes where those are at hand. */
  readonly body: string | Buffer | undefined;
}

function toJson(body: unknown): ReadyAnswer['body'] {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return body instanceof WrittenPage ? body.toJson() : JSON.stringify(body);
}

interface Answered {
  readonly operation: Operation;
  readonly input: GuardedInput;
  readonly answer: Answer<unknown>;
  /** As `publicPrefix` gives it. */
  readonly prefix: string;
}

function toReady(koa: Koa, { operation, input, answer, prefix }: Answered): ReadyAnswer {
  const next = (answer.body as { next_cursor?: string | null } | undefined)?.next_cursor ?? null;
  const headers = { ...nextLink(koa.path, new URLSearchParams(koa.querystring), next), ...answer.headers };
  const subject = answer.subject ?? subjectOf(operation, input, answer.body);
  return { status: answer.status, headers: belowPrefix(headers, prefix), body: toJson(answer.body), subject };
}

/** Node writes a long text more slowly than its bytes; a short one is better sent with the head of the answer, in one piece. */
const LONG = 16_384;
function fitting(body: string | Buffer): string | Buffer {
  if (body.length <= LONG) return body.toString();
  return Buffer.isBuffer(body) ? body : Buffer.from(body);
}

function send(koa: Koa, { status, headers, body }: ReadyAnswer): void {
  koa.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) koa.set(name, typeof value === 'string' ? value : [...value]);
  koa.body = body === undefined ? null : fitting(body);
  koa.status = status;
  if (body !== undefined) koa.type = 'application/json';
}

const toStored = ({ body, ...answer }: ReadyAnswer): StoredAnswer => ({ ...answer, body: body?.toString() });

type AnyContext = Services | OperatorContext | Context | PersonContext | VisitorContext;
const isOfAccount = (ctx: AnyContext): ctx is Context => 'actor' in ctx;

const takesKey = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'Idempotency-Key');

type AnswerTo = (koa: Koa) => Promise<ReadyAnswer>;

/** What answers the requests of one operation: authorise, guard, run once, present. */
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
    const run = async (): Promise<ReadyAnswer> => {
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
    return once(ctx, { key, request, run: async () => toStored(await run()) });
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

/** One operation as middleware. */
export function handleOperation(operation: Operation, route: Route, options: BindOptions) {
  const { services } = options;
  const answerTo = answerOperation(operation, route, options);
  return async (koa: Koa): Promise<void> => {
    koa.state.operation = operation.id;
    // Probes need no database, and have to report one that is away.
    send(koa, await (isProbe(operation) ? answerTo(koa) : services.gate.through(() => answerTo(koa))));
  };
}
