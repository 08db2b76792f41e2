import type { Texts } from '../../en/index.ts';

export const compare: Texts['compare'] = {
  title: 'Zwei Crawls vergleichen',
  link: 'Crawls vergleichen',
  mark: 'Vergleichen',
  choose: 'Wählen Sie zwei abgeschlossene Crawls, um sie zu vergleichen.',
  chosen: (count) =>
    count < 2
      ? `${count} von 2 ausgewählt`
      : '2 von 2 ausgewählt. Um einen anderen Crawl zu wählen, wählen Sie zuerst einen davon ab.',
  chooseCrawl: (when) => `Crawl vom ${when} vergleichen`,
  base: 'Früherer Crawl',
  head: 'Späterer Crawl',
  figures: 'Kennzahlen beider Crawls',
  columns: { figure: 'Kennzahl', before: 'Früher', after: 'Später', change: 'Änderung' },
  rows: {
    score: 'Score',
    broken: 'Defekte Links',
    ignored: 'davon ignoriert',
    newIssues: 'Neue Probleme seit dem Crawl davor',
    fixedIssues: 'Behoben seit dem Crawl davor',
    pages: 'Gelesene Seiten',
    links: 'Links, inkl. Wiederholungen',
    redirects: 'Weitergeleitete Links',
    load: 'Mittlere Ladezeit',
    took: 'Dauer',
  },
  links: 'Defekte Links beider Crawls',
  changes: { new: 'Neu', fixed: 'Behoben', still: 'Weiterhin defekt' },
  none: {
    new: 'Kein Link, der im früheren Crawl funktionierte, ist im späteren defekt.',
    fixed: 'Kein defekter Link des früheren Crawls ist im späteren behoben.',
    still: 'Kein Link ist in beiden Crawls defekt.',
  },
  was: {
    absent: 'Der frühere Crawl hat diesen Link nicht gefunden.',
    ok: 'Im früheren Crawl hat er funktioniert.',
    unsure: 'Der frühere Crawl konnte ihn nicht beurteilen.',
  },
  is: {
    absent: 'Keine im späteren Crawl gelesene Seite enthält diesen Link.',
    ok: 'Im späteren Crawl funktioniert er.',
    unsure: 'Der spätere Crawl konnte ihn nicht beurteilen.',
  },
  same: 'Auf beiden Seiten steht derselbe Crawl. Wählen Sie auf einer Seite einen anderen.',
  open: 'Diesen Crawl öffnen',
  few: 'Für einen Vergleich braucht es zwei abgeschlossene Crawls. Starten Sie einen weiteren und kommen Sie dann zurück.',
  gone: 'Die einzelnen Ergebnisse eines dieser Crawls sind nicht mehr gespeichert. Wählen Sie neuere, um zu sehen, welche Links sich geändert haben.',
};
