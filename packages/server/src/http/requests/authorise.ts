import { createHash, timingSafeEqual } from 'node:crypto';
import type { Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Caller, Context, OperatorContext, PersonContext, Services, VisitorContext } from '../../context.ts';
import { actForAccount } from '../../people/access/index.ts';
import { authenticateKey } from '../../people/accounts/index.ts';
import { networkOf } from '../../people/limits/index.ts';
import { authenticateSession } from '../../people/sessions/index.ts';
import { assertPasswordsOn } from '../../platform/asserts/assert-passwords-on.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RequestState } from '../state.ts';
import { assertSameOrigin } from './assert-same-origin.ts';
import type { RateLimit } from './rate-limit.ts';
import { sessionTokenOf } from './session-cookie.ts';
import type { WrongKeys } from './wrong-keys.ts';

const bearer = /^Bearer +(\S+)$/i;
const MAX_DEVICE = 255;

type Koa = ParameterizedContext<RequestState>;

export interface Gatekeeping {
  readonly services: Services;
  readonly operation: Operation;
  readonly rateLimit: RateLimit;
  readonly wrongKeys: WrongKeys;
}

const callerOf = (koa: Koa): Caller => ({
  device: koa.get('user-agent').slice(0, MAX_DEVICE),
  address: koa.state.client ?? null,
});

const header = (koa: Koa, name: string): string | undefined => koa.req.headers[name]?.toString();

const assertOwnPage = (koa: Koa): void =>
  assertSameOrigin({
    method: koa.method,
    secFetchSite: header(koa, 'sec-fetch-site'),
    origin: header(koa, 'origin'),
    host: header(koa, 'host'),
  });

/** The context of an operation that needs no sign-in */
async function visit(koa: Koa, { services, rateLimit }: Gatekeeping): Promise<VisitorContext> {
  assertOwnPage(koa);
  const caller = callerOf(koa);
  await rateLimit.take(`network ${networkOf(caller.address)}`, (headers) => koa.set(headers));
  return { ...services, log: koa.state.log, caller, sessionToken: sessionTokenOf(koa, services.config) };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks the operator key. Hashes of equal length are compared in constant time. */
async function asOperator(koa: Koa, { services, rateLimit, wrongKeys }: Gatekeeping): Promise<OperatorContext> {
  const { adminKey } = services.config;
  if (adminKey === '') throw new ServiceError('not_found', 'This server has no operator API: it has no operator key.');
  const key = bearer.exec(koa.get('authorization'))?.[1];
  const authenticate = async (): Promise<void> => {
    if (key !== undefined && timingSafeEqual(digest(key), digest(adminKey))) return;
    throw new ServiceError('unauthorized', 'Send the operator key of the server: `Authorization: Bearer ...`.');
  };
  await tryKey(koa, { key, rateLimit, wrongKeys }, authenticate);
  await rateLimit.take('operator', (headers) => koa.set(headers));
  return { ...services, log: koa.state.log, caller: callerOf(koa) };
}

interface KeyTry extends Pick<Gatekeeping, 'rateLimit' | 'wrongKeys'> {
  /** Undefined: the request has no key. It counts for its network, like requests that need no key. */
  readonly key: string | undefined;
}

async function tryKey<T>(koa: Koa, { key, rateLimit, wrongKeys }: KeyTry, authenticate: () => Promise<T>): Promise<T> {
  const { client } = koa.state;
  if (key !== undefined) return wrongKeys.key({ client, credential: key, rateLimit, authenticate });
  await rateLimit.take(`network ${networkOf(client)}`, (headers) => koa.set(headers));
  return authenticate();
}

async function byKey(koa: Koa, key: string | undefined, gate: Gatekeeping): Promise<Context> {
  const { services, operation, rateLimit, wrongKeys } = gate;
  const authenticate = () => authenticateKey({ ...services, log: koa.state.log }, key, callerOf(koa));
  const ctx = await tryKey(koa, { key, rateLimit, wrongKeys }, authenticate);
  koa.state.ctx = ctx;
  await rateLimit.take(ctx.actor.id, (headers) => koa.set(headers));
  if (operation.scope === undefined) {
    throw new ServiceError(
      'session_required',
      'This operation is for people, not for API keys. Sign in with POST /api/v1/session and send its cookie.',
    );
  }
  if (!ctx.actor.scopes.includes(operation.scope)) {
    throw new ServiceError('insufficient_scope', `This operation needs a key with the scope ${operation.scope}.`);
  }
  return ctx;
}

async function bySession(koa: Koa, token: string, gate: Gatekeeping): Promise<Context | PersonContext> {
  const { services, operation, rateLimit, wrongKeys } = gate;
  assertOwnPage(koa);
  const authenticate = () => authenticateSession({ ...services, log: koa.state.log }, token, callerOf(koa));
  const person = await wrongKeys.session({ client: koa.state.client, credential: token, rateLimit, authenticate });
  await rateLimit.take(person.user.id, (headers) => koa.set(headers));
  const { permission } = operation;
  if (permission === 'person') return person;
  const ctx = await actForAccount(person, permission);
  koa.state.ctx = ctx;
  return ctx;
}

/**
 * Authorises the caller of a request: credentials, rate limit, scope or role. The context logs with the request's id.
 */
export async function authorise(
  koa: Koa,
  gate: Gatekeeping,
): Promise<Context | PersonContext | VisitorContext | OperatorContext> {
  const { permission, needsPasswords } = gate.operation;
  if (needsPasswords) assertPasswordsOn(gate.services);
  if (permission === 'nobody') return visit(koa, gate);
  if (permission === 'operator') return asOperator(koa, gate);
  const token = sessionTokenOf(koa, gate.services.config);
  const authorization = koa.get('authorization');
  if (authorization !== '' || token === undefined) return byKey(koa, bearer.exec(authorization)?.[1], gate);
  return bySession(koa, token, gate);
}
