import type { AnswerOf, BodyOf, Paths, QueryOf } from '@linkvitals/contract/types';
import { ApiPromise } from './api-promise.ts';
import type { Call, CallOptions, Method, Send, Streamed } from './call.ts';
import { type DownloadedFile, type DownloadOptions, fileOf } from './downloaded-file.ts';
import { List, type ListPage } from './list.ts';
import type { ChangeOptions, PostOptions, RequestOptions, StreamOptions } from './request-options.ts';

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

/** Paths of files. They have one id or none. */
type FilePaths = Extract<keyof Paths, `${string}.csv` | `${string}/file`>;

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
  /** GET of a file. It is not fetched again after its first bytes have arrived. */
  file<P extends FilePaths>(
    path: P,
  ): (...args: [...Ids<P>, query?: QueryOf<At<P, 'get'>>, options?: DownloadOptions]) => Promise<DownloadedFile>;
  /** GET of a stream of events. */
  events<P extends PathsWith<'get'>>(path: P): (...args: [...Ids<P>, options?: StreamOptions]) => Promise<Response>;
}

type Untyped = (path: string, accepted?: number) => (...args: unknown[]) => unknown;

/** Binds the methods to a function that sends their calls. @param send Sends a call, which is made of a method's arguments. */
export function bindOperations(send: Send): Operations {
  const bind =
    (method: Method, takes?: Taken): Untyped =>
    (path, accepted) =>
    (...args) =>
      new ApiPromise(send({ method, accepted, ...callOf(path, args, takes) }));
  const stream = async (streamed: Streamed, call: PathCall) =>
    (await send({ method: 'GET', streamed, ...call })).response;
  const operations: { readonly [Name in keyof Operations]: Untyped } = {
    list:
      (path) =>
      (...args) => {
        const call = callOf(path, args, 'query');
        return new List(async (cursor) => {
          const query = { ...call.query, ...(cursor && { cursor }) };
          return (await send({ method: 'GET', ...call, query })).data as ListPage<unknown>;
        });
      },
    get: bind('GET'),
    query: bind('GET', 'query'),
    post: bind('POST'),
    send: bind('POST', 'body'),
    patch: bind('PATCH', 'body'),
    remove: bind('DELETE'),
    file:
      (path) =>
      async (...args) =>
        fileOf(await stream('*/*', callOf(path, args, 'query'))),
    events:
      (path) =>
      (...args) =>
        stream('text/event-stream', callOf(path, args)),
  };
  return operations as Operations;
}

type Taken = 'query' | 'body';
type PathCall = Pick<Call, 'path' | 'ids' | 'options' | Taken>;

/** The call that the arguments of a method stand for. @param takes The argument between the ids and the options. */
function callOf(path: string, args: unknown[], takes?: Taken): PathCall {
  const ids = args.splice(0, path.split('{').length - 1);
  return { path, ids, ...(takes && { [takes]: args.shift() }), options: args[0] as CallOptions | undefined };
}
