import type { ApiResponse } from './api-promise.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from './request-options.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Of every method; DELETE has its query among them. */
export type CallOptions = RequestOptions & PostOptions & ChangeOptions;

/** One operation with its values, types forgotten. */
export interface Call {
  readonly method: Method;
  /** Template of the contract, such as `/api/v1/domains/{domain_id}`. */
  readonly path: string;
  /** Values for the path, in its order. */
  readonly ids: readonly unknown[];
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
  /** An error status whose answer is a result. */
  readonly accepted?: number | undefined;
}

export type Send = (call: Call) => Promise<ApiResponse<unknown>>;
