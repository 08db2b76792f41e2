import type { ApiResponse } from './api-promise.ts';
import { errorFromResponse, problemIn } from './error-from-response.ts';
import { InvalidResponseError } from './errors.ts';

/**
 * The answer with its body parsed; the body of the response itself stays unread. 204 has `undefined` as data.
 * @param request Method and path, `POST /api/v1/domains`, for messages.
 * @throws InvalidResponseError when the body is not JSON, as behind a captive portal or a wrong address.
 */
export async function readAnswer(request: string, response: Response): Promise<ApiResponse<unknown>> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const etag = response.headers.get('etag') ?? undefined;
  if (response.status === 204) return { data: undefined, response, requestId, etag };
  const text = await response.clone().text();
  const data = parse(text);
  // Only for an operation whose contract has an answer of its own for an error status.
  if (!response.ok && (data === undefined || problemIn(data) !== undefined)) {
    throw errorFromResponse(request, response, data);
  }
  if (data !== undefined) return { data, response, requestId, etag };
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'no content type';
  const message = `${request}: ${status} with a body that is not JSON (${type}). Is baseUrl a Linkvitals server?`;
  throw new InvalidResponseError(message, { status, requestId });
}

/** undefined, which JSON cannot say, when it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
