import type { OperationId, PathParameters, QueryParameters, RequestBody, ResponseBody } from '@linkvitals/contract';
import type { Context, OperatorContext, PersonContext, Services, VisitorContext } from '../context.ts';
import type { JsonOf } from '../json-of.ts';
import type { PageOf } from '../paging.ts';
import { WrittenPage } from './responses/written-page.ts';

/** What a handler gets: parsed and validated by the contract, in the name of the caller. */
export interface RouteInput<Id extends OperationId, C> {
  readonly ctx: C;
  readonly path: PathParameters<Id>;
  readonly query: QueryParameters<Id>;
  readonly body: RequestBody<Id>;
  /** The If-Match header, when there is one. */
  readonly ifMatch: string | undefined;
  /** The cookie of what the browser began at an identity provider, when there is one. */
  readonly pendingSignIn: string | undefined;
  /** What the cookie of a passkey's challenge holds, when there is one. */
  readonly challengeToken: string | undefined;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Headers;
  /** Id of the domain that it is about, where neither path nor body say so: it is not kept longer than the domain. */
  readonly subject?: string;
}

export interface Route<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly handle: (input: unknown) => Promise<Answer<unknown>>;
}

/** What the handler of a stream gets, which goes on after the answer has begun. */
export interface StreamInput<Id extends OperationId> {
  readonly ctx: Context;
  readonly path: PathParameters<Id>;
  /** The header of that name, when there is one. */
  readonly lastEventId: string | undefined;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
  /** Looks the caller's credentials up again. @throws ServiceError when they do not allow this any more */
  readonly authorise: () => Promise<Context>;
}

export interface StreamRoute<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly begin: (input: unknown) => Promise<AsyncIterable<string>>;
}

/** A file as it is sent. */
export interface FileAnswer {
  /** Without quotes and backslashes. */
  readonly name: string;
  readonly contentType: string;
  /** Left out where the content is made while it is sent. */
  readonly bytes?: number;
  /** Hexadecimal. */
  readonly sha256?: string;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface FileRoute<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly open: (input: unknown) => Promise<FileAnswer>;
}

export type AnyRoute<Id extends OperationId = OperationId> = Route<Id> | StreamRoute<Id> | FileRoute<Id>;

type Handler<Id extends OperationId, C> = (input: RouteInput<Id, C>) => Promise<Answer<ResponseBody<Id>>>;

/** Binds an operation of the contract to the code that answers it: parse is done, call one verb, present. */
export const route = <Id extends OperationId>(id: Id, handle: Handler<Id, Context>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation on an account that people alone may call. */
export const memberRoute = <Id extends OperationId>(
  id: Id,
  handle: Handler<Id, Context & PersonContext>,
): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation about the person who signed in. */
export const personRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, PersonContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation for whoever runs the server. */
export const operatorRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, OperatorContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation of the API for which nobody needs to sign in. */
export const visitorRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, VisitorContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation beside the API, for probes: it needs no credentials and no database. */
export const publicRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, Services>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** An operation that answers with a stream of text. */
export const streamRoute = <Id extends OperationId>(
  id: Id,
  begin: (input: StreamInput<Id>) => Promise<AsyncIterable<string>>,
): StreamRoute<Id> => ({ id, begin: begin as StreamRoute['begin'] });

/** An operation that answers with a file. */
export const fileRoute = <Id extends OperationId>(
  id: Id,
  open: (input: Pick<RouteInput<Id, Context>, 'ctx' | 'path' | 'query'>) => Promise<FileAnswer>,
): FileRoute<Id> => ({ id, open: open as FileRoute['open'] });

const answer = <Body>(status: number, body: Body, headers?: Headers): Answer<Body> => ({
  status,
  body,
  ...(headers === undefined ? {} : { headers }),
});

export const ok = <Body>(body: Body, headers?: Headers): Answer<Body> => answer(200, body, headers);
/** What is JSON already is sent as it is. */
export const okJson = <Body>(json: JsonOf<Body>, headers?: Headers): Answer<Body> => ok(json as never, headers);
/** The same for the entries of a list. */
export const okPage = <Shown>({
  data,
  nextCursor,
}: PageOf<JsonOf<Shown>>): Answer<{ data: Shown[]; next_cursor: string | null }> =>
  ok(new WrittenPage(data, nextCursor) as never);
export const created = <Body>(body: Body, headers?: Headers): Answer<Body> => answer(201, body, headers);
export const accepted = <Body>(body: Body, headers?: Headers): Answer<Body> => answer(202, body, headers);
/** Sends a browser on. */
export const redirect = (location: string, headers?: Headers): Answer<undefined> =>
  answer(302, undefined, { ...headers, Location: location });
export const noContent = (headers?: Headers): Answer<undefined> => answer(204, undefined, headers);
