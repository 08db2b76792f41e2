import type { Texts } from '../../en/index.ts';

export const compare: Texts['compare'] = {
  title: 'Zwei Prüfungen vergleichen',
  link: 'Prüfungen vergleichen',
  mark: 'Vergleichen',
  choose: 'Wählen Sie zwei fertige Prüfungen, um sie zu vergleichen.',
  chosen: (count) =>
    count < 2
      ? `${count} von 2 gewählt`
      : '2 von 2 gewählt. Um eine andere Prüfung zu wählen, wählen Sie eine davon ab.',
  chooseCrawl: (when) => `Prüfung vom ${when} vergleichen`,
  base: 'Frühere Prüfung',
  head: 'Spätere Prüfung',
  figures: 'Kennzahlen beider Prüfungen',
  columns: { figure: 'Kennzahl', before: 'Früher', after: 'Später', change: 'Änderung' },
  rows: {
    score: 'Zustand',
    broken: 'Defekte Links',
    ignored: 'davon ignoriert',
    newIssues: 'Neue Probleme seit der Prüfung davor',
    fixedIssues: 'Seit der Prüfung davor behoben',
    pages: 'Seiten gelesen',
    links: 'Links',
    redirects: 'Weitergeleitete Links',
    load: 'Mittlere Ladezeit',
    took: 'Dauer',
  },
  links: 'Defekte Links beider Prüfungen',
  changes: { new: 'Neu', fixed: 'Behoben', still: 'Weiterhin defekt' },
  none: {
    new: 'Kein Link, der in der früheren Prüfung in Ordnung war, ist in der späteren defekt.',
    fixed: 'Kein defekter Link der früheren Prüfung ist in der späteren behoben.',
    still: 'Kein Link ist in beiden Prüfungen defekt.',
  },
  was: {
    absent: 'Die frühere Prüfung fand diesen Link nicht.',
    ok: 'In der früheren Prüfung war er in Ordnung.',
    unsure: 'Die frühere Prüfung konnte es nicht feststellen.',
  },
  is: {
    absent: 'Keine Seite, die die spätere Prüfung gelesen hat, enthält diesen Link.',
    ok: 'In der späteren Prüfung ist er in Ordnung.',
    unsure: 'Die spätere Prüfung konnte es nicht feststellen.',
  },
  same: 'Auf beiden Seiten steht dieselbe Prüfung. Wählen Sie auf einer Seite eine andere.',
  open: 'Diese Prüfung öffnen',
  few: 'Ein Vergleich setzt zwei fertige Prüfungen voraus. Starten Sie eine weitere und kommen Sie dann wieder.',
  gone: 'Die einzelnen Ergebnisse einer dieser Prüfungen werden nicht mehr aufbewahrt. Wählen Sie neuere, um zu sehen, welche Links sich geändert haben.',
};
