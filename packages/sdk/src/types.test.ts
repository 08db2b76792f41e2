import { describe, expectTypeOf, it } from 'vitest';
import {
  type ApiProblemError,
  type ApiPromise,
  type ApiResponse,
  type Crawl,
  type createClient,
  type Domain,
  type DomainCreate,
  isApiError,
  type LinkvitalsClient,
  type List,
  type ListPage,
  type Occurrence,
  type Problem,
  type ProblemCode,
  type ProblemError,
  type Target,
  type WebhookWithSecret,
} from './index.ts';

type Args<F extends (...values: never[]) => unknown> = Parameters<F>;

describe('the types', () => {
  it('of responses are those of the contract', () => {
    type Client = ReturnType<typeof createClient>;
    expectTypeOf<Client>().toEqualTypeOf<LinkvitalsClient>();
    expectTypeOf<ReturnType<Client['domains']['get']>>().toEqualTypeOf<ApiPromise<Domain>>();
    expectTypeOf<Awaited<ReturnType<Client['domains']['get']>>>().toEqualTypeOf<Domain>();
    expectTypeOf<Awaited<ReturnType<Client['domains']['delete']>>>().toEqualTypeOf<undefined>();
    expectTypeOf<Awaited<ReturnType<Client['webhooks']['create']>>>().toEqualTypeOf<WebhookWithSecret>();
    expectTypeOf<ReturnType<Client['crawls']['links']>>().toEqualTypeOf<List<Target>>();
    expectTypeOf<ReturnType<Client['crawls']['linkPages']>>().toEqualTypeOf<List<Occurrence>>();
    expectTypeOf<Awaited<ReturnType<Client['crawls']['links']>>>().toEqualTypeOf<ListPage<Target>>();
    expectTypeOf<Awaited<ReturnType<Client['crawls']['wait']>>>().toEqualTypeOf<Crawl>();
    expectTypeOf<ReturnType<Client['domains']['waitUntilVerified']>>().toEqualTypeOf<Promise<Domain>>();
    expectTypeOf<Awaited<ReturnType<ApiPromise<Domain>['withResponse']>>>().toEqualTypeOf<ApiResponse<Domain>>();
  });

  it('of the input are those of the contract', () => {
    type Domains = LinkvitalsClient['domains'];
    expectTypeOf<Args<Domains['create']>[0]>().toEqualTypeOf<DomainCreate>();
    expectTypeOf<{ verification_status: 'verified' }>().toExtend<Args<Domains['list']>[0]>();
    expectTypeOf<{ verification_status: 'gone' }>().not.toExtend<Args<Domains['list']>[0]>();
    expectTypeOf<{ ifMatch: string }>().not.toExtend<Args<Domains['delete']>[1]>();
    expectTypeOf<{ idempotencyKey: string }>().not.toExtend<Args<Domains['get']>[1]>();
  });

  it('of options accept an environment variable that may be undefined', () => {
    expectTypeOf<{ baseUrl: string; apiKey: string | undefined }>().toExtend<Args<typeof createClient>[0]>();
  });

  it('of an error are narrowed by the guards', () => {
    const error: unknown = undefined;
    if (isApiError(error)) {
      expectTypeOf(error).toEqualTypeOf<ApiProblemError>();
      expectTypeOf(error.code).toExtend<ProblemCode>();
      expectTypeOf(error.problem).toEqualTypeOf<Problem>();
      expectTypeOf(error.problem.status).toEqualTypeOf<number>();
    }
    if (error instanceof Error && !isApiError(error)) {
      // An answer of a proxy is an ApiError too, but without a problem.
      expectTypeOf(error).toEqualTypeOf<Error>();
    }
    if (isApiError(error, 'crawl_in_progress')) {
      expectTypeOf(error.code).toExtend<'crawl_in_progress'>();
      expectTypeOf(error.problem.code).toExtend<'crawl_in_progress'>();
      expectTypeOf(error.problem.crawl_id).toEqualTypeOf<string | undefined>();
      expectTypeOf(error.problem).toExtend<Problem>();
    }
    if (isApiError(error, 'domain_exists')) {
      expectTypeOf(error.problem.domain_id).toEqualTypeOf<string | undefined>();
      expectTypeOf(error.problem.crawl_id).toEqualTypeOf<undefined>();
    }
    if (isApiError(error, 'domain_not_verified')) {
      expectTypeOf(error.problem.code).toExtend<'domain_not_verified'>();
      expectTypeOf(error.problem.crawl_id).toEqualTypeOf<undefined>();
      expectTypeOf(error.problem.detail).toEqualTypeOf<string>();
    }
    if (isApiError(error, 'validation_failed')) expectTypeOf(error.problem.errors).toEqualTypeOf<ProblemError[]>();
    if (isApiError(error)) {
      // A narrowing call must not make the plain form unavailable.
      expectTypeOf(error.problem).toEqualTypeOf<Problem>();
    }
  });
});
