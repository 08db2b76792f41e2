import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const number = (count: number): string => plural(count, { other: '#' });
const pages = (count: number): string => plural(count, { one: '# Seite', other: '# Seiten' });
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const ofWhichIgnored = (count: number): string =>
  count === 0 ? '' : `, davon ${number(count)} am Ende der Prüfung ignoriert`;
const cutShort = (isTruncated: boolean): string => (isTruncated ? '; eine Grenze hat sie verkürzt' : '');

export const reports: Texts['reports'] = {
  title: (hostname) => `Zustand der Links von ${hostname}`,
  description: (title) => `${title}: Bewertung, Probleme, defekte Links und wie man sie behebt.`,
  crawl: (at, isTruncated) => `Prüfung, beendet am ${at}${cutShort(isTruncated)}`,
  period: (from, to) => `${from} bis ${to}`,
  newest: (at, isTruncated) => `neueste Prüfung beendet am ${at}${cutShort(isTruncated)}`,
  noneBroken: (checked) =>
    checked === 1 ? 'Der eine Link ist nicht defekt.' : `Keiner von ${number(checked)} verschiedenen Links ist defekt.`,
  broken: (broken, checked, ignored) =>
    `${number(broken)} von ${plural(checked, { one: '# Link', other: '# verschiedenen Links' })} ${broken === 1 ? 'ist' : 'sind'} defekt${ofWhichIgnored(ignored)}.`,
  errors: (count) =>
    `Auf Seiten wurden ${plural(count, { one: '# schwerer Mangel', other: '# schwere Mängel' })} gefunden.`,
  costs: {
    links: (lost) => `Defekte Links kosten ${points(lost)}.`,
    pages: (bad, all, lost) =>
      `${plural(bad, { one: '# defekte Seite', other: '# defekte Seiten' })} von ${number(all)} ${bad === 1 ? 'kostet' : 'kosten'} ${points(lost)}.`,
    warnings: (lost) =>
      `Links, die funktionieren, aber einen Mangel haben, etwa eine dauerhafte Weiterleitung, kosten ${points(lost)}.`,
  },
  numbers: {
    broken: 'Defekte Links',
    pages: 'Gelesene Seiten',
    links: 'Links, mit Wiederholungen',
    load: 'Mittlere Ladezeit',
    redirects: 'Weiterleitungen',
    duration: 'Dauer der Prüfung',
  },
  unknown: 'unbekannt',
  notAvailable: 'k. A.',
  score: {
    of: (score, status) => `Zustand: ${score} von 100, ${status}`,
    none: (status) => `Zustand: keine Angabe, ${status}`,
    history: 'Zustand im Zeitraum',
    noScore: 'keiner',
    note: 'Der Zustand reicht von 0 bis 100: Je mehr Seiten und Links funktionieren, desto höher ist er. Was sich nicht feststellen ließ, nicht geprüft wurde oder am Ende der Prüfung ignoriert war, beeinflusst ihn nicht.',
  },
  change: {
    firstCrawl: 'Erste Prüfung: Es gibt keinen früheren Wert.',
    noneBefore: 'Vor dem Zeitraum endete keine Prüfung.',
    beforePeriod: (at) => `${at}, der letzten vor dem Zeitraum`,
    same: (at) => `Der Zustand ist wie bei der Prüfung vom ${at}.`,
    up: (before, after, by, at) => `Zustand von ${before} auf ${after} gestiegen (${by}) seit der Prüfung vom ${at}.`,
    down: (before, after, by, at) => `Zustand von ${before} auf ${after} gefallen (${by}) seit der Prüfung vom ${at}.`,
  },
  status: {
    excellent: 'Ausgezeichnet',
    good: 'Gut',
    fair: 'Mittel',
    poor: 'Schlecht',
    critical: 'Kritisch',
    unknown: 'Unbekannt',
  },
  verdicts: {
    title: 'Links nach Ergebnis',
    ok: 'Funktioniert',
    broken: 'Defekt',
    suspect: 'Unsicher',
    unverifiable: 'Nicht feststellbar',
    not_checked: 'Nicht geprüft',
  },
  severities: { error: 'Fehler', warning: 'Warnungen', notice: 'Hinweise' },
  severity: { error: 'schwer', warning: 'Warnung', notice: 'Hinweis' },
  findings: 'Seitenmängel',
  bySeverity: 'Seitenmängel nach Schwere, ohne defekte Links',
  actions: {
    title: 'Was zuerst zu beheben ist',
    none: 'Nichts: Kein Link ist defekt, und auf Seiten gibt es weder schwere Mängel noch Warnungen.',
    order: 'Das Wichtigste zuerst: nach Seiten und Schweregrad. Links innerhalb der Website zählen mehr als andere.',
    others: 'Der Rest steht in den Listen darunter.',
    on: 'Auf',
  },
  onPages: (count) => `auf ${pages(count)}`,
  firstOn: 'Zuerst auf',
  firstOnInside: 'zuerst auf',
  line: (line) => `Zeile ${line}`,
  listed: (count) => `${count} aufgeführt`,
  heading: (title, count) => `${title}: ${number(count)}`,
  ignored: 'Ignoriert',
  certificate: (until) => `Zertifikat bis ${until}`,
  instead: 'Stattdessen:',
  linksAbove: (count) =>
    plural(count, { one: '# davon steht oben bei den Problemen.', other: '# davon stehen oben bei den Problemen.' }),
  pagesAbove: (count) =>
    plural(count, {
      one: '# weitere Seite steht oben bei den Problemen.',
      other: '# weitere Seiten stehen oben bei den Problemen.',
    }),
  more: (count) => plural(count, { one: '# weiterer Eintrag', other: '# weitere Einträge' }),
  rest: {
    links: (count, where) =>
      plural(count, {
        one: `# weiterer defekter Link steht in ${where}.`,
        other: `# weitere defekte Links stehen in ${where}.`,
      }),
    issues: (count, where) =>
      plural(count, { one: `# weiteres Problem steht in ${where}.`, other: `# weitere Probleme stehen in ${where}.` }),
    pages: (count, where) =>
      plural(count, { one: `# weitere Seite steht in ${where}.`, other: `# weitere Seiten stehen in ${where}.` }),
  },
  inData: 'den Berichten als CSV und JSON',
  inDataAndHtml: 'den Berichten als CSV, JSON und HTML',
  about: 'Zu diesen Zahlen',
  made: (at) => `Erstellt am ${at}.`,
  missingGlyphs: '� steht für ein Zeichen, das die Schriften dieser Datei nicht haben; HTML, CSV und JSON haben es.',
};
