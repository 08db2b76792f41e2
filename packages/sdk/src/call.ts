import type { ApiResponse } from './api-promise.ts';
import type { ChangeOptions, PostOptions, RequestOptions, StreamOptions } from './request-options.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Options of all methods; those of DELETE include its query. */
export type CallOptions = RequestOptions & PostOptions & ChangeOptions & StreamOptions;

/** Media type of an answer whose body is given as a stream: events, or a file of any type. */
export type Streamed = 'text/event-stream' | '*/*';

/** A call of one operation, without its types. */
export interface Call {
  readonly method: Method;
  /** Path template of the contract, such as `/api/v1/domains/{domain_id}`. */
  readonly path: string;
  /** Values for the placeholders of the path, in order. */
  readonly ids: readonly unknown[];
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
  /** An error status whose answer counts as a result. */
  readonly accepted?: number | undefined;
  /** Leaves the body of the answer unread. Such a call is not repeated. */
  readonly streamed?: Streamed | undefined;
}

export type Send = (call: Call) => Promise<ApiResponse<unknown>>;
