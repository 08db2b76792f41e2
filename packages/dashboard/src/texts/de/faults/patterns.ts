import type { Texts } from '../../en/index.ts';

/** German texts for the reasons why a pattern for paths cannot be used. Each reason of the server is a regular expression. */
const reasons: readonly (readonly [reason: string, text: string])[] = [
  ['nothing follows the last .', 'nach dem letzten \\ folgt nichts'],
  ['\\[ is not closed; .*', '[ ist nicht geschlossen; schreiben Sie \\[ für das Zeichen'],
  ['\\{ is not closed; .*', '{ ist nicht geschlossen; schreiben Sie \\{ für das Zeichen'],
  ['\\( is not closed; .*', '( ist nicht geschlossen; schreiben Sie \\( für das Zeichen'],
  ['\\) closes nothing', ') schließt nichts'],
  ['the range in \\[\\] ends before it begins', 'der Bereich in [] endet, bevor er beginnt'],
  ['\\[\\] can only hold ASCII characters; .*', '[] kann nur ASCII-Zeichen enthalten; schreiben Sie {ä,ö} statt [äö]'],
  ['\\{\\} needs alternatives .*', '{} braucht mehrere Alternativen, durch Kommas getrennt: {a,b}'],
  ['it is too large: .*', 'ausgeschrieben ist es zu groß; wiederholen Sie weniger'],
  [
    'it has too many ways to fit; .*',
    'es gibt zu viele Möglichkeiten, wie es passt; schreiben Sie mehrere einfachere Muster',
  ],
  ['a repetition cannot be repeated; .*', 'eine Wiederholung lässt sich nicht wiederholen; setzen Sie sie in ()'],
  ['(\\{.*\\}) is no number of times; (\\d+) is the highest', '$2 ist keine gültige Anzahl; höchstens $3 ist erlaubt'],
  ['there is nothing to repeat', 'es gibt nichts zu wiederholen'],
  [
    'there is nothing to repeat; between slashes .*',
    'es gibt nichts zu wiederholen; zwischen Schrägstrichen steht ein regulärer Ausdruck. Für ein einfaches Muster schreiben Sie /**/a oder /**/a/* statt /**/a/',
  ],
  ['RE2 knows .*', 'RE2 kennt nur (?:...), (?flags) und (?P<name>...), kein Lookahead und kein Lookbehind'],
  ['two groups are called (.*)', 'zwei Gruppen heißen $2'],
  ['RE2 does not know (.*)', 'RE2 kennt $2 nicht'],
  ['.x needs two hexadecimal digits, .*', '\\x braucht zwei Hexadezimalziffern oder mehrere in {}'],
  ['RE2 has no back references such as (.*)', 'RE2 kennt keine Rückverweise wie $2'],
  ['there is no class (.*)', 'die Klasse $2 gibt es nicht'],
];

export const patternFaults: Texts['common']['faults'] = [
  ...reasons.map(([reason, text]) => [new RegExp(`^Pattern "(.*)": ${reason}\\.$`), `Muster „$1“: ${text}.`] as const),
  [
    /^The patterns cannot be used: together they are longer than (\d+) .*$/,
    'Die Muster sind zusammen länger als $1 Zeichen.',
  ],
  [
    /^The patterns cannot be used: together they are too complex; .*$/,
    'Die Muster sind zusammen zu komplex. Verwenden Sie weniger oder einfachere.',
  ],
];
