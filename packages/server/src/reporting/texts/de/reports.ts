import { fixAdvice } from '@linkvitals/contract/wording/de';
import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const number = (count: number): string => plural(count, { other: '#' });
const pages = (count: number): string => plural(count, { one: '# Seite', other: '# Seiten' });
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const ofWhichIgnored = (count: number): string =>
  count === 0 ? '' : `, davon ${number(count)} am Ende des Crawls ignoriert`;
const cutShort = (isTruncated: boolean): string => (isTruncated ? '; wegen eines Limits unvollständig' : '');

export const reports: Texts['reports'] = {
  title: (hostname) => `Zustand der Links auf ${hostname}`,
  description: (title) => `${title}: Score, Probleme, defekte Links und wie man sie behebt.`,
  crawl: (at, isTruncated) => `Crawl, beendet am ${at}${cutShort(isTruncated)}`,
  period: (from, to) => `${from} bis ${to}`,
  newest: (at, isTruncated) => `neuester Crawl beendet am ${at}${cutShort(isTruncated)}`,
  noneBroken: (checked) =>
    checked === 1
      ? 'Der einzige Link ist nicht defekt.'
      : `Keiner von ${number(checked)} verschiedenen Links ist defekt.`,
  broken: (broken, checked, ignored) =>
    `${number(broken)} von ${plural(checked, { one: '# Link', other: '# verschiedenen Links' })} ${broken === 1 ? 'ist' : 'sind'} defekt${ofWhichIgnored(ignored)}.`,
  errors: (count) => `Die Seitenprüfungen haben ${plural(count, { other: '# Fehler' })} gefunden.`,
  costs: {
    links: (lost) => `Defekte Links kosten ${points(lost)}.`,
    pages: (bad, ok, lost) =>
      `${plural(bad, { one: '# defekte Seite', other: '# defekte Seiten' })} neben ${plural(ok, { one: '#, die funktioniert', other: '#, die funktionieren' })}, ${bad === 1 ? 'kostet' : 'kosten'} ${points(lost)}.`,
    warnings: (lost) =>
      `Links, die funktionieren, aber einen Makel haben, etwa eine dauerhafte Weiterleitung, kosten ${points(lost)}.`,
  },
  numbers: {
    broken: 'Defekte Links',
    pages: 'Gelesene Seiten',
    links: 'Links, inkl. Wiederholungen',
    load: 'Mittlere Ladezeit',
    redirects: 'Weiterleitungen',
    duration: 'Dauer des Crawls',
  },
  unknown: 'unbekannt',
  notAvailable: 'k. A.',
  score: {
    of: (score, status) => `Score: ${score} von 100, ${status}`,
    none: (status) => `Score: nicht verfügbar, ${status}`,
    history: 'Score im Zeitraum',
    noScore: 'keiner',
    note: 'Der Score reicht von 0 bis 100: Je mehr Seiten und Links funktionieren, desto höher ist er. Was sich nicht prüfen ließ, nicht geprüft wurde oder am Ende des Crawls ignoriert war, beeinflusst ihn nicht.',
  },
  change: {
    firstCrawl: 'Erster Crawl: Es gibt noch keinen früheren Score.',
    noneBefore: 'Vor dem Zeitraum gab es keinen abgeschlossenen Crawl.',
    beforePeriod: (at) => `${at}, dem letzten vor dem Zeitraum`,
    same: (at) => `Der Score ist so hoch wie beim Crawl vom ${at}.`,
    up: (before, after, by, at) => `Score von ${before} auf ${after} gestiegen (${by}) seit dem Crawl vom ${at}.`,
    down: (before, after, by, at) => `Score von ${before} auf ${after} gefallen (${by}) seit dem Crawl vom ${at}.`,
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
    title: 'Verschiedene Links nach Prüfergebnis',
    ok: 'Funktioniert',
    broken: 'Defekt',
    suspect: 'Unsicher',
    unverifiable: 'Nicht prüfbar',
    not_checked: 'Nicht geprüft',
  },
  severities: { error: 'Fehler', warning: 'Warnungen', notice: 'Hinweise' },
  severity: { error: 'Fehler', warning: 'Warnung', notice: 'Hinweis' },
  findings: 'Befunde der Seitenprüfungen',
  bySeverity: 'Befunde der Seitenprüfungen nach Schweregrad, ohne defekte Links',
  actions: {
    title: 'Das sollten Sie zuerst beheben',
    none: 'Nichts: Kein Link ist defekt, und die Seitenprüfungen haben weder Fehler noch Warnungen gefunden.',
    order:
      'Das Wichtigste zuerst: nach den Punkten, die der Health-Score zurückgewinnt, und nach dem Anteil der Seiten mit dem Fehler.',
    others: 'Den Rest finden Sie in den Listen weiter unten.',
    on: 'Auf',
    points: (points) =>
      points < 0.5 ? 'unter 1 Punkt' : `+${plural(Math.round(points), { one: '# Punkt', other: '# Punkte' })}`,
    extent: (issues, onPages) => `${plural(issues, { one: '# Problem', other: '# Probleme' })} ${onPages}`,
    under: (onPages, folder) => `${onPages} unter ${folder}`,
    more: (count) => plural(count, { one: '# weiterer Befund', other: '# weitere Befunde' }),
    ...fixAdvice,
    moved: 'Ohne Weiterleitung umgezogen',
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
    plural(count, {
      one: '# davon steht weiter oben bei den Problemen.',
      other: '# davon stehen weiter oben bei den Problemen.',
    }),
  pagesAbove: (count) =>
    plural(count, {
      one: '# weitere Seite steht weiter oben bei den Problemen.',
      other: '# weitere Seiten stehen weiter oben bei den Problemen.',
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
  about: 'Hinweise zu diesen Zahlen',
  made: (at) => `Erstellt am ${at}.`,
  missingGlyphs:
    '� steht für ein Zeichen, das in den Schriften dieser Datei fehlt; in HTML, CSV und JSON ist es enthalten.',
};
