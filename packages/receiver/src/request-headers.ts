/** `Headers`, or Node's object, or what a serverless platform hands over: names in any case. */
export type RequestHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A header that was sent more than once comes back joined by `, `, as Fetch does it. */
export function readHeader(headers: RequestHeaders, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const values = Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
  return values.length === 0 ? null : values.join(', ');
}

function isHeaders(headers: RequestHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}
