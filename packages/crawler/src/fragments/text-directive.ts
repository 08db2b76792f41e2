import { decodeFragment } from '../url/decode-fragment.ts';

const MARK = ':~:';
/** Length of the text of an application shell, whose content is made by scripts. */
const SHELL_LENGTH = 100;

/**
 * The texts, decoded, that a fragment quotes (WICG Scroll to Text Fragment); empty when it quotes none.
 *
 * @param fragment as in its URL
 */
export function textsOf(fragment: string): string[] {
  const at = fragment.indexOf(MARK);
  if (at === -1) return [];
  return fragment
    .slice(at + MARK.length)
    .split('&')
    .filter((part) => part.startsWith('text='))
    .map((part) => decodeFragment(part.slice('text='.length)))
    .filter((text) => comparable(text) !== '');
}

/**
 * Whether one of the texts is in the page; one is enough, as for a browser. White space and case do not count, and a comma may be that of
 * the author or of the directive, because the text was decoded before. A page of hardly more than scripts proves nothing, so it counts as
 * holding every text.
 *
 * @param text text of the page
 */
export function holdsText(text: string, wanted: readonly string[]): boolean {
  const page = comparable(text);
  if (page.length < SHELL_LENGTH) return true;
  return wanted.some((one) => page.includes(comparable(one)) || holdsRange(page, one));
}

/** Finds `[prefix-,]start[,end][,-suffix]`; prefix and suffix only help a browser to choose. */
function holdsRange(page: string, directive: string): boolean {
  const parts = directive.split(',').filter((part, i, all) => {
    return !(i === 0 && part.endsWith('-')) && !(i === all.length - 1 && part.startsWith('-'));
  });
  const [start = '', end = ''] = parts.map(comparable);
  const from = page.indexOf(start);
  return from !== -1 && page.indexOf(end, from + start.length) !== -1;
}

/** A text in the form that is compared: without white space, soft hyphens or case. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad\u200b-\u200d\ufeff]+/g, '');
}
