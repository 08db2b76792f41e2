import type { Texts } from '../../en/index.ts';

/** German texts for the reasons why a password is easy to guess, and for advice: one for each sentence. */
export const passwordFaults: Texts['common']['faults'] = [
  [/^The password is easy to guess\.$/, 'Das Passwort ist leicht zu erraten.'],
  [/^Straight rows of keys on your keyboard are .*$/, 'Tastenreihen auf der Tastatur sind leicht zu erraten.'],
  [/^Short keyboard patterns are .*$/, 'Kurze Tastaturmuster sind leicht zu erraten.'],
  [/^Repeated characters like .*$/, 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.'],
  [/^Repeated character patterns like .*$/, 'Wiederholte Zeichenfolgen wie „abcabcabc“ sind leicht zu erraten.'],
  [/^Common character sequences like .*$/, 'Häufige Zeichenfolgen wie „abc“ sind leicht zu erraten.'],
  [/^Recent years are .*$/, 'Aktuelle Jahreszahlen sind leicht zu erraten.'],
  [/^Dates are easy to guess\.$/, 'Datumsangaben sind leicht zu erraten.'],
  [/^This is a (?:heavily|frequently|commonly) used password\.$/, 'Dieses Passwort wird häufig verwendet.'],
  [/^This is similar to a commonly used password\.$/, 'Es ähnelt einem häufig verwendeten Passwort.'],
  [/^Single words are .*$/, 'Einzelne Wörter sind leicht zu erraten.'],
  [/^Single names or surnames are .*$/, 'Einzelne Vor- oder Nachnamen sind leicht zu erraten.'],
  [/^Common names and surnames are .*$/, 'Häufige Vor- und Nachnamen sind leicht zu erraten.'],
  [
    /^There should not be any personal or page related data\.$/,
    'Es sollte nichts enthalten, was mit Ihnen oder dieser Seite zu tun hat.',
  ],
  [/^Avoid predictable letter substitutions .*$/, 'Ersetzungen wie „@“ statt „a“ helfen kaum.'],
  [/^Avoid reversed spellings .*$/, 'Rückwärts geschriebene Wörter helfen kaum.'],
  [/^Capitalize some, but not all letters\.$/, 'Schreiben Sie einige Buchstaben groß, aber nicht alle.'],
  [/^Capitalize more than the first letter\.$/, 'Schreiben Sie nicht nur den ersten Buchstaben groß.'],
  [/^Avoid dates and years that .*$/, 'Vermeiden Sie Datumsangaben und Jahre, die mit Ihnen zu tun haben.'],
  [/^Avoid recent years\.$/, 'Vermeiden Sie aktuelle Jahreszahlen.'],
  [/^Avoid years that .*$/, 'Vermeiden Sie Jahre, die mit Ihnen zu tun haben.'],
  [/^Avoid common character sequences\.$/, 'Vermeiden Sie häufige Zeichenfolgen.'],
  [/^Avoid repeated words and characters\.$/, 'Vermeiden Sie wiederholte Wörter und Zeichen.'],
  [/^Use longer keyboard patterns .*$/, 'Verwenden Sie längere Tastaturmuster und wechseln Sie mehrmals die Richtung.'],
  [/^Add more words that are less common\.$/, 'Fügen Sie weitere, weniger gebräuchliche Wörter hinzu.'],
  [/^Use multiple words, but .*$/, 'Verwenden Sie mehrere Wörter, aber keine bekannte Redewendung.'],
  [
    /^You can create strong passwords without .*$/,
    'Ein gutes Passwort braucht weder Sonderzeichen noch Ziffern noch Großbuchstaben.',
  ],
];
