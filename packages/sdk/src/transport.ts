import type {
  OperationId,
  PathParameters,
  QueryParameters,
  RequestBody,
  ResponseBody,
} from '@linkvitals/contract/types';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiPromise, type ApiResponse } from './api-promise.ts';
import { type ClientConfig, checkTimeout } from './client-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { TimeoutError } from './errors.ts';
import { List } from './list.ts';
import type { Platform } from './platform.ts';
import { readAnswer } from './read-answer.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from './request-options.ts';
import { type PathValues, requestUrl } from './request-url.ts';
import { retryOptions } from './retry-options.ts';
import { type Method, routes } from './routes.ts';
import { wholeAnswer } from './whole-answer.ts';

type PathInput<Id extends OperationId> = [PathParameters<Id>] extends [never]
  ? { readonly path?: undefined }
  : { readonly path: PathParameters<Id> };

/** What an operation of the contract takes. */
export type RequestInput<Id extends OperationId> = PathInput<Id> & {
  readonly query?: QueryParameters<Id> | undefined;
  readonly body?: RequestBody<Id> | undefined;
  readonly options?: (RequestOptions & PostOptions & ChangeOptions) | undefined;
};

/** A list operation: its query takes the cursor and its answer gives the next one. */
export type ListOperationId = {
  [Id in OperationId]: ResponseBody<Id> extends { data: unknown[]; next_cursor: string | null } ? Id : never;
}[OperationId];

export type ItemOf<Id extends ListOperationId> = ResponseBody<Id> extends { data: (infer Item)[] } ? Item : never;

/** One operation with its values, types forgotten. */
interface Call {
  readonly id: OperationId;
  readonly path?: PathValues | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
  readonly options?: (RequestOptions & PostOptions & ChangeOptions) | undefined;
}

/** Sends the operations of the contract; the resources are typed names for it. */
export class Transport {
  readonly platform: Platform;
  readonly #config: ClientConfig;

  constructor(config: ClientConfig, platform: Platform) {
    this.#config = config;
    this.platform = platform;
  }

  request<Id extends OperationId>(id: Id, input: RequestInput<Id>): ApiPromise<ResponseBody<Id>> {
    return new ApiPromise(this.#send({ id, ...input }) as Promise<ApiResponse<ResponseBody<Id>>>);
  }

  list<Id extends ListOperationId>(id: Id, input: RequestInput<Id>): List<ItemOf<Id>> {
    return new List(async (cursor) => {
      const query = cursor === undefined ? input.query : { ...input.query, cursor };
      const { data } = await this.#send({ id, ...input, query });
      return data as { data: ItemOf<Id>[]; next_cursor: string | null };
    });
  }

  async #send({ id, path = {}, query = {}, body, options = {} }: Call): Promise<ApiResponse<unknown>> {
    const [method, template] = routes[id].split(' ') as [Method, string];
    const url = requestUrl(this.#config.baseUrl, template, path);
    const request = `${method} ${url.pathname}`;
    const { signal, timeoutMs = this.#config.timeoutMs } = options;
    signal?.throwIfAborted();
    const startedAt = this.platform.now();
    try {
      const response = await ky(url, {
        method,
        headers: this.#headers(method, options),
        searchParams: query,
        ...(body === undefined ? {} : { json: body }),
        ...(signal === undefined ? {} : { signal }),
        // Followed, a redirect would turn a POST into a GET of something else (Fetch, section 4.4).
        redirect: 'manual',
        fetch: wholeAnswer(this.#config.fetch),
        timeout: checkTimeout('timeoutMs', timeoutMs),
        totalTimeout: this.#config.totalTimeoutMs,
        // Readiness is told by the body; "not ready" is an answer, not an error.
        throwHttpErrors: (status) => !(id === 'getReadiness' && status === 503),
        retry: retryOptions(
          { method, hasIfMatch: options.ifMatch !== undefined, startedAt },
          this.#config,
          this.platform,
        ),
      });
      return await readAnswer(request, response);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (isHTTPError(error)) throw errorFromResponse(request, error.response, error.data);
      if (!isTimeoutError(error)) throw error;
      const total = this.#config.totalTimeoutMs;
      // Timers may fire a millisecond early.
      const isTotal = this.platform.now() - startedAt + 1 >= total;
      throw new TimeoutError(`${request}: no answer within ${isTotal ? `${total} ms in all` : `${timeoutMs} ms`}`);
    }
  }

  #headers(method: Method, { idempotencyKey, ifMatch }: PostOptions & ChangeOptions): Headers {
    const headers = new Headers(this.#config.headers);
    if (method === 'POST') headers.set('idempotency-key', idempotencyKey ?? this.platform.idempotencyKey());
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
    return headers;
  }
}
