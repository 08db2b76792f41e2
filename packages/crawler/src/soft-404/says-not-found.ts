import { NOT_FOUND_HINT, NOT_FOUND_PHRASES } from './not-found-phrases.ts';

/** Separators of the parts of a title: "Page not found | Shop". */
const SEPARATOR = /\s+[-–—|·•:»«]+\s+|[|·•»«–—｜]+/;
const LONGEST = 200;
/** A status or an excuse before the phrase. */
const BEFORE =
  /^(?:(?:error |http )?404[\s:.,、。-]+|(?:sorry|oops|ops|ups|hoppla|désolé|scusa|lo sentimos|desculpe|helaas|przepraszamy|извините|üzgünüz|很?抱歉|对不起|對不起|죄송합니다|申し訳(?:ございません|ありません)(?:が)?)[\s\p{P}]+)+(?=\S)/u;

/** The title or heading states that the page does not exist. A text that only mentions missing pages does not count. */
export function saysNotFound(text: string): boolean {
  // Called for every title of a site; this quick test dismisses nearly all of them.
  if (text.length > LONGEST || !NOT_FOUND_HINT.test(text)) return false;
  const parts = [text, ...text.split(SEPARATOR)].map(clean);
  return [...parts, ...parts.map((part) => part.replace(BEFORE, ''))].some((part) =>
    NOT_FOUND_PHRASES.some((phrase) => phrase.test(part)),
  );
}

function clean(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s"'.!?¡¿(「『【]+|[\s"'.!?)。！？…」』】]+$/g, '')
    .replace(/\s+/g, ' ');
}
