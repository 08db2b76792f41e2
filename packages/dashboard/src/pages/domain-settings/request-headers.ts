/** The text that the API shows instead of a value. */
const HIDDEN = '***';

/** The reason why the headers cannot be sent. */
export type HeaderFault =
  | { readonly is: 'no-value'; readonly line: string }
  | { readonly is: 'hidden-value' | 'twice'; readonly name: string };

interface ParsedHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly fault: HeaderFault | undefined;
}

function faultOf(line: string, name: string, value: string, before: readonly string[]): HeaderFault | undefined {
  if (name === '' || value === '') return { is: 'no-value', line };
  if (value === HIDDEN) return { is: 'hidden-value', name };
  return before.includes(name.toLowerCase()) ? { is: 'twice', name } : undefined;
}

/** Reads headers, one `Name: value` a line. The fault is the first one found. */
export function parseHeaders(text: string): ParsedHeaders {
  const headers: [name: string, value: string][] = [];
  let fault: HeaderFault | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    fault ??= faultOf(
      line,
      name,
      value,
      headers.map(([each]) => each.toLowerCase()),
    );
    headers.push([name, value]);
  }
  return { headers: Object.fromEntries(headers), fault };
}
