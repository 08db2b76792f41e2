import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';
import { actions } from './audit-actions.ts';
import { members } from './audit-members.ts';

const plural = createPlural('de');

export const audit: Texts['audit'] = {
  lead: 'Wer was geändert hat, und von wo aus. Einträge bleiben 400 Tage gespeichert. Niemand kann sie ändern. Wird eine Domain gelöscht, werden ihre Einträge gelöscht, bis auf den über ihre Löschung.',
  table: 'Protokoll',
  columns: { when: 'Wann', who: 'Wer', what: 'Was', changes: 'Vorher und nachher' },
  actions,
  filter: 'Aktion',
  any: 'Alles',
  actors: { person: '', 'api-key': 'API-Schlüssel', operator: 'Betreiber des Servers', schedule: 'Zeitplan' },
  from: (address) => `von ${address}`,
  onlyBy: (name) => `Nur Aktionen von ${name}`,
  onlyOf: (name) => `Nur Änderungen an ${name}`,
  all: 'Alles anzeigen',
  chosen: 'Nur ein Teil der Einträge wird angezeigt.',
  none: 'Keine passenden Einträge.',
  member: (name) => (Object.hasOwn(members, name) ? members[name] : undefined) ?? name,
  yes: 'ja',
  no: 'nein',
  unset: 'nichts',
  states: { open: 'offen', fixed: 'behoben', ignored: 'ignoriert', enabled: 'aktiv', disabled: 'deaktiviert' },
  someDomain: 'eine Domain',
  someCrawl: 'ein Crawl, der nicht mehr gespeichert ist',
  crawlOf: (when) => `der vom ${when}`,
  somebody: 'jemand, der nicht mehr Mitglied ist',
  endpoints: (count) => plural(count, { one: '# Endpunkt', other: '# Endpunkte' }),
  reference: 'Diese Namen in der API-Referenz (englisch)',
  becomes: 'wird zu',
};
