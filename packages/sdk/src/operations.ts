import type { AnswerOf, BodyOf, Paths, QueryOf } from '@linkvitals/contract/types';
import { ApiPromise } from './api-promise.ts';
import type { CallOptions, Method, Query, Send } from './call.ts';
import { List, type ListPage } from './list.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from './request-options.ts';

type Verb = 'get' | 'post' | 'patch' | 'delete';
type At<Path extends keyof Paths, V extends Verb> = Paths[Path][V];

/** The paths of the contract at which a method is allowed. */
type PathsWith<V extends Verb> = {
  [Path in keyof Paths]: At<Path, V> extends object ? Path : never;
}[keyof Paths];

/** The paths of the contract whose POST takes a body. */
type PathsWithBody = {
  [Path in PathsWith<'post'>]: BodyOf<At<Path, 'post'>> extends undefined ? never : Path;
}[PathsWith<'post'>];

/** Paths of list operations, whose answers have the cursor of the next page. */
type ListPaths = {
  [Path in PathsWith<'get'>]: AnswerOf<At<Path, 'get'>> extends ListPage<unknown> ? Path : never;
}[PathsWith<'get'>];

type ItemOf<Operation> = AnswerOf<Operation> extends { data: (infer Item)[] } ? Item : never;

/** The values of a path's parameters, in their order in the path. */
type Ids<
  Path,
  Types = Path extends keyof Paths ? Paths[Path]['parameters']['path'] : never,
> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends keyof Types ? Types[Name] : never, ...Ids<Rest, Types>]
  : [];

/**
 * Makes the methods of the resources from paths of the contract. A path that the contract does not have does not
 * compile, and arguments and answer have the types of its operation. Their order is always the same: the ids of the
 * path, then the query or the body, then the options.
 */
export interface Operations {
  list<P extends ListPaths>(
    path: P,
  ): (...args: [...Ids<P>, query?: QueryOf<At<P, 'get'>>, options?: RequestOptions]) => List<ItemOf<At<P, 'get'>>>;
  /** @param accepted An error status whose answer is a result. */
  get<P extends PathsWith<'get'>>(
    path: P,
    accepted?: number,
  ): (...args: [...Ids<P>, options?: RequestOptions]) => ApiPromise<AnswerOf<At<P, 'get'>>>;
  /** GET with a query and one answer. */
  query<P extends Exclude<PathsWith<'get'>, ListPaths>>(
    path: P,
  ): (
    ...args: [...Ids<P>, query?: QueryOf<At<P, 'get'>>, options?: RequestOptions]
  ) => ApiPromise<AnswerOf<At<P, 'get'>>>;
  /** POST without a body. */
  post<P extends Exclude<PathsWith<'post'>, PathsWithBody>>(
    path: P,
  ): (...args: [...Ids<P>, options?: PostOptions]) => ApiPromise<AnswerOf<At<P, 'post'>>>;
  /** POST with a body. */
  send<P extends PathsWithBody>(
    path: P,
  ): (...args: [...Ids<P>, body?: BodyOf<At<P, 'post'>>, options?: PostOptions]) => ApiPromise<AnswerOf<At<P, 'post'>>>;
  patch<P extends PathsWith<'patch'>>(
    path: P,
  ): (
    ...args: [...Ids<P>, body?: BodyOf<At<P, 'patch'>>, options?: ChangeOptions]
  ) => ApiPromise<AnswerOf<At<P, 'patch'>>>;
  /** DELETE; its query is part of the options. */
  remove<P extends PathsWith<'delete'>>(
    path: P,
  ): (
    ...args: [...Ids<P>, options?: ChangeOptions & QueryOf<At<P, 'delete'>>]
  ) => ApiPromise<AnswerOf<At<P, 'delete'>>>;
}

type Untyped = (path: string, accepted?: number) => (...args: unknown[]) => unknown;

/** Binds the methods to a function that sends their calls. @param send Sends a call, which is made of a method's arguments. */
export function bindOperations(send: Send): Operations {
  const bind =
    (method: Method, takesBody = false): Untyped =>
    (path, accepted) =>
    (...args) => {
      const ids = args.splice(0, countIds(path));
      const body = takesBody ? args.shift() : undefined;
      return new ApiPromise(send({ method, path, ids, body, options: args[0] as CallOptions | undefined, accepted }));
    };
  const list: Untyped =
    (path) =>
    (...args) => {
      const ids = args.splice(0, countIds(path));
      const [query, options] = args as [Query?, CallOptions?];
      return new List(async (cursor) => {
        const page = await send({ method: 'GET', path, ids, query: { ...query, ...(cursor && { cursor }) }, options });
        return page.data as ListPage<unknown>;
      });
    };
  const query: Untyped =
    (path) =>
    (...args) => {
      const ids = args.splice(0, countIds(path));
      const [of, options] = args as [Query?, CallOptions?];
      return new ApiPromise(send({ method: 'GET', path, ids, query: of, options }));
    };
  const operations: { readonly [Name in keyof Operations]: Untyped } = {
    list,
    get: bind('GET'),
    query,
    post: bind('POST'),
    send: bind('POST', true),
    patch: bind('PATCH', true),
    remove: bind('DELETE'),
  };
  return operations as Operations;
}

/** The number of placeholders in a path of the contract. */
export const countIds = (path: string): number => path.split('{').length - 1;
