/** Headers as `Headers`, Node's object, or the object of a serverless platform: names in any case. */
export type RequestHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header; empty when absent. Values of a repeated header are joined by `, `, as in Fetch. */
export function readHeader(headers: RequestHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  return Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? [])
    .join(', ');
}
