/** JSON answers are read with the tests' own eyes; the contract check runs in the server's tests. */
// biome-ignore lint/suspicious/noExplicitAny: the shape differs by operation, and a wrong member fails the expectation
type Json = any;

export interface Api {
  get(path: string): Promise<Json>;
  post(path: string, body?: unknown): Promise<Json>;
  patch(path: string, body: unknown): Promise<Json>;
}

/** A client of the REST API without the SDK, as curl would call it. A status other than 2xx throws with the problem. */
export function createApi(url: string, key: string): Api {
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
  };
}

/** All entries of a list, from all pages. */
export async function listAll(api: Api, path: string): Promise<Json[]> {
  const all: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await api.get(
      `${path}${path.includes('?') ? '&' : '?'}limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    all.push(...page.data);
    cursor = page.next_cursor;
  }
  return all;
}
