/** A JSON value of the API. The shapes are the contract's; a member that is missing fails where it is used. */
// biome-ignore lint/suspicious/noExplicitAny: every operation answers another shape
export type Json = any;

const TIMEOUT_MS = 20_000;

/** Sends a request to one server. Throws when it does not answer, or not with 2xx. */
export async function callApi(
  url: string,
  { key, method, path, body }: { key: string; method: string; path: string; body?: unknown },
): Promise<Json> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
