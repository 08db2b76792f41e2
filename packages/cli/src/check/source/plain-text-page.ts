import { escapeMarkup } from '../formats/escape-markup.ts';
import { addressEnd } from './markdown/bare-address.ts';

/** The web addresses of a text without markup, each on its line. */
export function plainTextPage(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(linksOf)
    .join('\n');
}

function linksOf(line: string): string {
  const schemes = /(?<![a-z])https?:\/\//gi;
  let html = '';
  for (let found = schemes.exec(line); found !== null; found = schemes.exec(line)) {
    const end = addressEnd(line, schemes.lastIndex);
    if (end <= schemes.lastIndex) continue;
    const [address = ''] = line.slice(found.index, end).split(/[>"`\\]/, 1);
    html += `<a href="${escapeMarkup(address)}"></a>`;
    schemes.lastIndex = found.index + address.length;
  }
  return html;
}
