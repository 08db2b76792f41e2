/**
 * Minimum length of secrets that are hidden; shorter values may be words, and hiding them would make the log
 * unreadable.
 */
const SHORTEST = 6;
const HIDDEN = '[hidden]';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\blv_[0-9A-Za-z]{16,}/g, `lv_${HIDDEN}`],
  [/\bwhsec_[A-Za-z0-9+/_=-]{16,}/g, `whsec_${HIDDEN}`],
  [/(\bhooks\.slack(?:-gov)?\.com\/[a-z]+\/)[\w/-]{6,}/gi, `$1${HIDDEN}`],
  [/\b(Bearer|Basic) +[A-Za-z0-9._~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"']+@/gi, `$1${HIDDEN}@`],
];

/** Forms in which a value may stand in a line of JSON or in a URL */
const formsOf = (secret: string): string[] => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];

/**
 * Hides secrets in text that is about to be published: the given values, and texts that look like an API key, a signing
 * secret, a Slack webhook, an Authorization header or the user part of a URL. It is the last of several guards, and
 * none should rely on it alone.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret.length >= SHORTEST).flatMap(formsOf);
  // The longest values come first, because one may be a part of another.
  const values = [...new Set(known)].sort((a, b) => b.length - a.length);
  return (text) => {
    const without = values.reduce((rest, value) => rest.replaceAll(value, HIDDEN), text);
    return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), without);
  };
}
