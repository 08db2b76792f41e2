import type { ApiResponse } from './api-promise.ts';
import type { Streamed } from './call.ts';
import { errorFromResponse, problemIn } from './error-from-response.ts';
import { InvalidResponseError } from './errors.ts';

/**
 * The answer with its body parsed; the body of the response itself stays unread. For 204 and streams, `data` is
 * `undefined`.
 * @param request Method and path, `POST /api/v1/domains`, for messages.
 * @throws InvalidResponseError when the body is not JSON or not the stream, as behind a captive portal or a wrong address.
 */
export async function readAnswer(
  request: string,
  response: Response,
  streamed: Streamed | undefined,
): Promise<ApiResponse<unknown>> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const etag = response.headers.get('etag') ?? undefined;
  const type = response.headers.get('content-type') ?? 'no content type';
  const isStream = streamed === '*/*' || (streamed !== undefined && type.startsWith(streamed));
  if (response.status === 204 || isStream) return { data: undefined, response, requestId, etag };
  const data = streamed === undefined ? parse(await response.clone().text()) : undefined;
  // An error status is a result only for operations whose contract says so.
  if (!response.ok && (data === undefined || problemIn(data) !== undefined)) {
    throw errorFromResponse(request, response, data);
  }
  if (data !== undefined) return { data, response, requestId, etag };
  const { status } = response;
  const expected = streamed ?? 'JSON';
  const message = `${request}: ${status} with a body that is not ${expected} (${type}). Is baseUrl a Linkvitals server?`;
  throw new InvalidResponseError(message, { status, requestId });
}

/** Parses JSON; undefined, which JSON cannot express, when it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
