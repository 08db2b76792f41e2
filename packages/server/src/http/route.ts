import type { OperationId, PathParameters, QueryParameters, RequestBody, ResponseBody } from '@linkvitals/contract';
import type { Context, OperatorContext, PersonContext, Services, VisitorContext } from '../context.ts';

/** Input of a handler, parsed and validated by the contract, with the context of the caller */
export interface RouteInput<Id extends OperationId, C> {
  readonly ctx: C;
  readonly path: PathParameters<Id>;
  readonly query: QueryParameters<Id>;
  readonly body: RequestBody<Id>;
  /** The If-Match header; undefined: none. */
  readonly ifMatch: string | undefined;
  /** The cookie with the state of a sign-in at an identity provider; undefined: none. */
  readonly pendingSignIn: string | undefined;
  /** The content of the cookie for the challenge of a passkey; undefined: none. */
  readonly challengeToken: string | undefined;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Headers;
  /**
   * Id of the domain that the answer is about, when neither path nor body has it: a stored answer is deleted with the
   * domain.
   */
  readonly subject?: string;
}

export interface Route<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly handle: (input: unknown) => Promise<Answer<unknown>>;
}

/** Input of the handler of a stream, which sends more after the response has begun */
export interface StreamInput<Id extends OperationId> {
  readonly ctx: Context;
  readonly path: PathParameters<Id>;
  /** The header `Last-Event-ID`; undefined: none. */
  readonly lastEventId: string | undefined;
  /** Aborts when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Checks the caller's credentials again. @throws ServiceError when they do not allow the stream any more */
  readonly authorise: () => Promise<Context>;
}

export interface StreamRoute<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly begin: (input: unknown) => Promise<AsyncIterable<string>>;
}

/** A file that is sent as a response */
export interface FileAnswer {
  /** File name without quotes and backslashes */
  readonly name: string;
  readonly contentType: string;
  /** Size; undefined when the content is made while it is sent */
  readonly bytes?: number;
  /** Hash of the content, hexadecimal */
  readonly sha256?: string;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface FileRoute<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly open: (input: unknown) => Promise<FileAnswer>;
}

export type AnyRoute<Id extends OperationId = OperationId> = Route<Id> | StreamRoute<Id> | FileRoute<Id>;

type Handler<Id extends OperationId, C> = (input: RouteInput<Id, C>) => Promise<Answer<ResponseBody<Id>>>;

/**
 * Binds an operation of the contract to its handler, which gets validated input, calls one verb and presents the
 * result.
 */
export const route = <Id extends OperationId>(id: Id, handle: Handler<Id, Context>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation on an account that only people may call. */
export const memberRoute = <Id extends OperationId>(
  id: Id,
  handle: Handler<Id, Context & PersonContext>,
): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation about the person who signed in. */
export const personRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, PersonContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation of the operator API. */
export const operatorRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, OperatorContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation of the API that needs no sign-in. */
export const visitorRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, VisitorContext>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation beside the API, for probes: it needs no credentials and no database. */
export const publicRoute = <Id extends OperationId>(id: Id, handle: Handler<Id, Services>): Route<Id> => ({
  id,
  handle: handle as Route['handle'],
});

/** Binds an operation that answers with a stream of text. */
export const streamRoute = <Id extends OperationId>(
  id: Id,
  begin: (input: StreamInput<Id>) => Promise<AsyncIterable<string>>,
): StreamRoute<Id> => ({ id, begin: begin as StreamRoute['begin'] });

/** Binds an operation that answers with a file. */
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
export const created = <Body>(body: Body, headers?: Headers): Answer<Body> => answer(201, body, headers);
export const accepted = <Body>(body: Body, headers?: Headers): Answer<Body> => answer(202, body, headers);
/** Redirects a browser. */
export const redirect = (location: string, headers?: Headers): Answer<undefined> =>
  answer(302, undefined, { ...headers, Location: location });
export const noContent = (headers?: Headers): Answer<undefined> => answer(204, undefined, headers);
