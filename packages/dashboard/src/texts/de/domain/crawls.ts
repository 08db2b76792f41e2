import { crawlFailures } from '@linkvitals/contract/wording/de';
import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const crawls: Texts['crawls'] = {
  empty: 'Noch keine Crawls.',
  columns: {
    when: 'Gestartet',
    state: 'Status',
    score: 'Score',
    pages: 'Gelesene Seiten',
    broken: 'Defekt',
    changes: 'Probleme',
    took: 'Dauer',
  },
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    canceled: 'Abgebrochen',
  },
  triggers: { manual: 'manuell', schedule: 'nach Zeitplan', api: 'über die API' },
  changes: (fresh, fixed) => `+${fresh} −${fixed}`,
  changesLong: (fresh, fixed) => `${plural(fresh, { other: '# neu' })}, ${plural(fixed, { other: '# behoben' })}`,
  failures: crawlFailures,
  titleOf: (when) => `Crawl vom ${when}`,
  started: 'Gestartet',
  finished: 'Beendet',
  took: 'Dauer',
  pages: 'Gelesene Seiten',
  differentLinks: 'Verschiedene Links',
  links: 'Links, inkl. Wiederholungen',
  broken: 'Defekte Links',
  start: 'Startseite',
  limits: 'Limits',
  limitsValue: (pages, depth) => `${pages} Seiten, ${depth} Klicks tief`,
  ofThemIgnored: (count) => plural(count, { other: 'davon # ignoriert' }),
  headersHeldBack:
    'Ein Teil der Website wurde ohne die Request-Header dieser Domain angefragt, weil er kein https hat. Um sie unverschlüsselt zu senden, ändern Sie die Einstellungen.',
  trapped: (count) =>
    `${plural(count, { one: '# Seite wurde', other: '# Seiten wurden' })} ausgelassen: Solche URLs nehmen kein Ende, und ihre Seiten gleichen sich. Was eine Sitemap nennt, wird geprüft.`,
  cutPages: (count) =>
    `${plural(count, { one: '# Seite wurde', other: '# Seiten wurden' })} nur zum Teil gelesen: zu groß, zu langsam oder mit zu vielen Links. Was weiter unten steht, wurde nicht geprüft. Wer den Server betreibt, kann LINKVITALS_MAX_PAGE_MIB und LINKVITALS_MAX_PAGE_LINKS erhöhen.`,
  rendering: {
    pages: (rendered, pages, time) =>
      `${rendered} von ${pages} Seiten wurden im Browser ausgeführt, in ${time} seiner Zeit.`,
    none: 'Keine Seite wurde im Browser ausgeführt, weil der Browser des Servers nicht zu gebrauchen war. Was nur dort zu sehen ist, bleibt unverändert.',
    links: (count) =>
      plural(count, { one: '# Link gibt es nur mit JavaScript.', other: '# Links gibt es nur mit JavaScript.' }),
    failed: (count, reasons) =>
      `${plural(count, { one: '# Seite ließ sich nicht ausführen und wurde geprüft, wie sie gesendet wurde', other: '# Seiten ließen sich nicht ausführen und wurden geprüft, wie sie gesendet wurden' })}: ${reasons}.`,
  },
  brokenTitle: 'Defekte Links dieses Crawls',
  noBroken: 'Dieser Crawl hat keine defekten Links gefunden.',
  gone: 'Die einzelnen Ergebnisse dieses Crawls sind nicht mehr gespeichert.',
  allResults: 'Alle Links, Seiten und Seitenprüfungen',
  days: { from: 'Von', to: 'Bis', all: 'Alle Tage anzeigen', none: 'An diesen Tagen gab es keine Crawls.' },
  whoWasNotified: 'Wer benachrichtigt wurde',
  earlier: 'Frühere Crawls laden',
};
