import type { Operation } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import { authenticateKey } from '../../accounts/index.ts';
import type { Context, Services } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { RequestState } from '../state.ts';
import type { RateLimit } from './rate-limit.ts';

const bearer = /^Bearer +(\S+)$/i;

/** Who calls, and whether they may: key, rate, scope. The context it gives logs under the request's id. */
export async function authorise(
  koa: ParameterizedContext<RequestState>,
  { services, operation, rateLimit }: { services: Services; operation: Operation; rateLimit: RateLimit },
): Promise<Context> {
  const key = bearer.exec(koa.get('authorization'))?.[1];
  const ctx = await authenticateKey({ ...services, log: koa.state.log }, key);
  koa.state.ctx = ctx;
  await rateLimit.take(ctx.actor.id, (headers) => koa.set(headers));
  if (operation.scope !== undefined && !ctx.actor.scopes.includes(operation.scope)) {
    throw new ServiceError('insufficient_scope', `This operation needs a key with the scope ${operation.scope}.`);
  }
  return ctx;
}
