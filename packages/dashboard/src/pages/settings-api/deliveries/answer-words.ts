const MAX_LENGTH = 80;

/** Members of a JSON response that describe an error, by RFC 9457 and common usage of services. */
const MEMBERS = ['detail', 'message', 'error_description', 'error', 'title', 'reason'] as const;

function sayingOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return undefined;
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of MEMBERS) {
    const saying = Object.hasOwn(members, name) ? sayingOf(members[name]) : undefined;
    if (saying !== undefined) return saying;
  }
  return undefined;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The text of an HTML response: its title, else the text between its tags. */
function textOfHtml(body: string): string {
  const [, title] = /<title[^>]*>([^<]+)/i.exec(body) ?? [];
  return title ?? body.replace(/<(script|style)\b.*?(<\/\1>|$)/gis, ' ').replace(/<[^>]*(>|$)/g, ' ');
}

/**
 * The first words of a service's response, for a single line: in JSON the member that describes the error, in HTML the title.
 * @param body the stored response, possibly cut off; null: none
 * @returns at most 80 characters; undefined when the response has no readable text
 */
export function answerWords(body: string | null): string | undefined {
  const text = body?.trim() ?? '';
  const json = readJson(text);
  const words = json !== undefined ? sayingOf(json) : text.startsWith('<') ? textOfHtml(text) : text;
  const line = words?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  // JSON that was cut off, or that describes the error in another member, is not readable.
  if (line === '' || /^[{[]/.test(line)) return undefined;
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}
