/** Max characters of a text from a website or from a later version of the service. */
const MAX_CHARACTERS = 200;

/**
 * Text of others for a Slack message: cut, on one line, and with the three special characters of Slack's mrkdwn escaped
 * (docs.slack.dev, "Formatting message text"), so that a page cannot put links or <!channel> into a channel.
 */
export function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // The text is cut by code points, because half of a surrogate pair is no character.
  const characters = Array.from(line);
  const cut = characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
  return cut.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link for a web address, else plain text. A `|` or `>` in the address would end the link, so these are escaped. */
export function link(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return plain(url);
  const { href } = new URL(url);
  if (href.length > 1_000) return plain(url);
  const target = href.replaceAll('|', '%7C').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('&', '&amp;');
  return `<${target}|${plain(url).replaceAll('|', '¦')}>`;
}
