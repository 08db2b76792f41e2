/** What came from a website or from later versions of the service is cut to this many characters. */
const MAX_CHARACTERS = 200;

/**
 * Text of others in a Slack message: cut, on one line, and with the three characters escaped that Slack's mrkdwn gives a
 * meaning to (docs.slack.dev, "Formatting message text"), so that a page cannot put links or <!channel> into a channel.
 */
export function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // By code points: half of a surrogate pair is not a character.
  const characters = Array.from(line);
  const cut = characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
  return cut.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link where the URL is one, else its text. A `|` or `>` in a URL would end it. */
export function link(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return plain(url);
  const { href } = new URL(url);
  if (href.length > 1_000) return plain(url);
  const target = href.replaceAll('|', '%7C').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('&', '&amp;');
  return `<${target}|${plain(url).replaceAll('|', '¦')}>`;
}
