import { crawlFailures } from '@linkvitals/contract/wording/de';
import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const crawls: Texts['crawls'] = {
  empty: 'Noch keine Prüfungen.',
  columns: {
    when: 'Begonnen',
    state: 'Stand',
    score: 'Zustand',
    pages: 'Seiten',
    broken: 'Defekt',
    changes: 'Probleme',
    took: 'Dauer',
  },
  states: {
    queued: 'Wartet',
    running: 'Läuft',
    completed: 'Fertig',
    failed: 'Gescheitert',
    canceled: 'Abgebrochen',
  },
  triggers: { manual: 'von Hand', schedule: 'nach Zeitplan', api: 'über die API' },
  changes: (fresh, fixed) => `+${fresh} −${fixed}`,
  changesLong: (fresh, fixed) => `${plural(fresh, { other: '# neu' })}, ${plural(fixed, { other: '# behoben' })}`,
  failures: crawlFailures,
  titleOf: (when) => `Prüfung vom ${when}`,
  started: 'Begonnen',
  finished: 'Beendet',
  took: 'Dauer',
  pages: 'Seiten gelesen',
  links: 'Links',
  broken: 'Defekte Links',
  start: 'Startseite',
  limits: 'Grenzen',
  limitsValue: (pages, depth) => `${pages} Seiten, ${depth} Klicks tief`,
  ofThemIgnored: (count) => plural(count, { other: 'davon # ignoriert' }),
  brokenTitle: 'Defekte Links dieser Prüfung',
  noBroken: 'Diese Prüfung hat keine defekten Links gefunden.',
  gone: 'Die einzelnen Ergebnisse dieser Prüfung werden nicht mehr aufbewahrt.',
  allResults: 'Alle Links, Seiten und Seitenmängel',
  days: { from: 'Von', to: 'Bis', all: 'Alle Tage zeigen', none: 'An diesen Tagen gab es keine Prüfungen.' },
  earlier: 'Frühere Prüfungen laden',
};
