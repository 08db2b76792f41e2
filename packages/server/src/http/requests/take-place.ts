import type { ParameterizedContext } from 'koa';
import type { Services } from '../../context.ts';
import { networkOf } from '../../people/limits/index.ts';
import type { RequestState } from '../state.ts';
import type { AnswerPlace, CostlyAnswers, Wanted } from './costly-answers.ts';
import { sessionTokenOf } from './session-cookie.ts';

interface Parts {
  readonly services: Services;
  readonly costly: CostlyAnswers;
}

/** Takes a place for a costly answer. @throws ServiceError `rate_limited`, `unavailable` */
export function takePlace(
  koa: ParameterizedContext<RequestState>,
  { services, costly }: Parts,
  about: Pick<Wanted, 'subject'> = {},
): Promise<AnswerPlace> {
  const network = networkOf(koa.state.client);
  const credential = koa.get('authorization') || sessionTokenOf(koa, services.config);
  return costly.enter({ credential: about.subject === undefined ? credential : undefined, network, ...about }, koa.res);
}

/** The context with the pool for long reads, if there is one, so that short statements of others do not wait. */
export const readingAside = <C extends Pick<Services, 'db'>>(ctx: C): C => ({ ...ctx, db: ctx.db.reader ?? ctx.db });
