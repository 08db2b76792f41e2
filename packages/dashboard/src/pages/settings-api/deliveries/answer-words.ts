const MAX_LENGTH = 80;

/** Members of a JSON answer that say what is wrong, as RFC 9457 and the habit of services name them. */
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

/** The text of an answer in HTML: its title, else what stands between its tags. */
function textOfHtml(body: string): string {
  const [, title] = /<title[^>]*>([^<]+)/i.exec(body) ?? [];
  return title ?? body.replace(/<(script|style)\b.*?(<\/\1>|$)/gis, ' ').replace(/<[^>]*(>|$)/g, ' ');
}

/**
 * The first words of the answer of a service, for one line: of JSON what says what is wrong, of HTML its title.
 * @param body as it was kept, perhaps cut off; null: none
 * @returns at most 80 characters; undefined when the answer says nothing in words
 */
export function answerWords(body: string | null): string | undefined {
  const text = body?.trim() ?? '';
  const json = readJson(text);
  const words = json !== undefined ? sayingOf(json) : text.startsWith('<') ? textOfHtml(text) : text;
  const line = words?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  // JSON that was cut off or says it elsewhere is no sentence.
  if (line === '' || /^[{[]/.test(line)) return undefined;
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
}
