/**
 * Instructions by the pattern of the contract, without a full stop. A test requires one for every pattern of a request.
 */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'Give a time from 00:00 to 23:59',
  '^\\d{6}$': 'Give the 6 digits of the code',
  '^#[0-9a-f]{6}$': 'Give a colour such as #1f6feb, in lower case',
  '^[\\x20-\\x7e]+$': 'Use only letters from A to Z, digits, spaces and ASCII signs',
  '^[\\x21-\\x7e]+$': 'Use only letters from A to Z, digits and ASCII signs, without spaces',
  "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$": 'The name of a header has up to 64 letters from A to Z, digits and hyphens',
  '^[0-9]+:[A-Za-z0-9_-]+$':
    'Give the token as the BotFather of Telegram shows it: digits, a colon, then letters and digits',
  '^(-?[0-9]+|@[A-Za-z][A-Za-z0-9_]+)$': 'Give the number of the chat, or the name of a channel, such as @example',
  '^[A-Za-z0-9-]+$': 'Give a language such as en or en-GB',
  '^[a-z0-9_]{1,32}$': 'Give a code in lower case, such as not_found',
  '^(?!__proto__$)': 'No member may have this name',
  '^[A-Za-z0-9_-]+$': 'This is not base64url',
  '^[A-Za-z0-9+/]+={0,2}$': 'This is not base64',
  '^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$': 'Give up to 100 ids, with commas between them',
  '^(new|persisting|fixed|reopened|inconclusive|none)(,(new|persisting|fixed|reopened|inconclusive|none)){0,5}$':
    'Give some of new, persisting, fixed, reopened, inconclusive and none, with commas between them',
  '^fix_[0-9a-f]{32}$': 'Give the id of a fix, such as fix_0123456789abcdef0123456789abcdef',
  '^(shared_link|missing_page|moved_pattern|dead_host|own_certificate|page_check|link|page)(,(shared_link|missing_page|moved_pattern|dead_host|own_certificate|page_check|link|page)){0,7}$':
    'Give some of shared_link, missing_page, moved_pattern, dead_host, own_certificate, page_check, link and page, with commas between them',
  '^/(.*/)?$': 'Give a folder of the site that begins and ends with a slash, such as /products/',
};

/**
 * Whether the pattern is that of a mail address: addresses that mail is sent to have a stricter one than those for
 * signing in.
 */
const isOfAddress = (pattern: string): boolean => pattern === '^[^@\\s]+@[^@\\s]+$' || pattern.includes('+)*@([');

/**
 * Whether a text can be quoted: it has no character that breaks a line or reverses the direction of the text around it.
 */
const isReadable = (text: string): boolean => /^[\p{L}\p{N}\p{P}\p{S}]{1,60}$/u.test(text);

/** The source of a regular expression, as it stands in the contract */
const sourceOf = (pattern: string): string => pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1').replaceAll('\\/', '/');

/**
 * The fault of a text that does not match a pattern, without a full stop. A wrong address is quoted, because a list may
 * have many.
 * @param pattern as zod reports it: `/^a$/`
 */
export function patternWords(pattern: string, value: unknown): string {
  const source = sourceOf(pattern);
  if (!isOfAddress(source)) return PATTERN_WORDS[source] ?? 'It has another form than this member';
  return `${typeof value === 'string' && isReadable(value) ? value : 'This'} is not an e-mail address`;
}
