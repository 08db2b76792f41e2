/** The path that a proxy removes: that of the public URL, without a slash at its end. Empty: none. */
export const publicPrefix = (publicUrl: string): string =>
  publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '');

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Beginning of addresses in `Location` and `Link`, which name operations by their path in the contract */
const OPERATION = /^<?(?=\/api\/)/;

/** Headers whose addresses of the API have the prefix under which callers reach it */
export function belowPrefix(headers: Headers, prefix: string): Headers {
  if (prefix === '') return headers;
  const reached = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(OPERATION, (start) => start + prefix) : value,
  ]);
  return Object.fromEntries(reached);
}
