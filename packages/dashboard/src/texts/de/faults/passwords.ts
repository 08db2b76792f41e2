import type { Texts } from '../../en/index.ts';

/** Why a password is easy to guess: one sentence for each reason and each advice. */
export const passwordFaults: Texts['common']['faults'] = [
  [/^The password is easy to guess\.$/, 'Das Passwort ist leicht zu erraten.'],
  [/^Straight rows of keys on your keyboard are .*$/, 'Tasten, die nebeneinander liegen, sind leicht zu erraten.'],
  [/^Short keyboard patterns are .*$/, 'Kurze Muster auf der Tastatur sind leicht zu erraten.'],
  [/^Repeated characters like .*$/, 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.'],
  [/^Repeated character patterns like .*$/, 'Wiederholte Folgen wie „abcabcabc“ sind leicht zu erraten.'],
  [/^Common character sequences like .*$/, 'Häufige Folgen wie „abc“ sind leicht zu erraten.'],
  [/^Recent years are .*$/, 'Jahreszahlen unserer Zeit sind leicht zu erraten.'],
  [/^Dates are easy to guess\.$/, 'Ein Datum ist leicht zu erraten.'],
  [/^This is a (?:heavily|frequently|commonly) used password\.$/, 'Viele verwenden dieses Passwort.'],
  [/^This is similar to a commonly used password\.$/, 'Es ähnelt einem Passwort, das viele verwenden.'],
  [/^Single words are .*$/, 'Ein einzelnes Wort ist leicht zu erraten.'],
  [/^Single names or surnames are .*$/, 'Ein einzelner Vor- oder Nachname ist leicht zu erraten.'],
  [/^Common names and surnames are .*$/, 'Häufige Vor- und Nachnamen sind leicht zu erraten.'],
  [
    /^There should not be any personal or page related data\.$/,
    'Es enthält etwas, das man von Ihnen oder dieser Seite weiß.',
  ],
  [/^Avoid predictable letter substitutions .*$/, 'Zeichen wie „@“ statt „a“ helfen kaum.'],
  [/^Avoid reversed spellings .*$/, 'Häufige Wörter rückwärts zu schreiben hilft kaum.'],
  [/^Capitalize some, but not all letters\.$/, 'Schreiben Sie einige Buchstaben groß, aber nicht alle.'],
  [/^Capitalize more than the first letter\.$/, 'Schreiben Sie nicht nur den ersten Buchstaben groß.'],
  [/^Avoid dates and years that .*$/, 'Vermeiden Sie Tage und Jahre, die mit Ihnen zu tun haben.'],
  [/^Avoid recent years\.$/, 'Vermeiden Sie Jahreszahlen unserer Zeit.'],
  [/^Avoid years that .*$/, 'Vermeiden Sie Jahre, die mit Ihnen zu tun haben.'],
  [/^Avoid common character sequences\.$/, 'Vermeiden Sie häufige Folgen von Zeichen.'],
  [/^Avoid repeated words and characters\.$/, 'Vermeiden Sie wiederholte Wörter und Zeichen.'],
  [
    /^Use longer keyboard patterns .*$/,
    'Nehmen Sie längere Muster auf der Tastatur und wechseln Sie mehrmals die Richtung.',
  ],
  [/^Add more words that are less common\.$/, 'Fügen Sie weitere Wörter hinzu, die seltener sind.'],
  [/^Use multiple words, but .*$/, 'Nehmen Sie mehrere Wörter, aber keine bekannte Wendung.'],
  [
    /^You can create strong passwords without .*$/,
    'Ein gutes Passwort braucht weder Sonderzeichen noch Ziffern noch Großbuchstaben.',
  ],
];
