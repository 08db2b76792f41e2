import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';
import { actions } from './audit-actions.ts';
import { members } from './audit-members.ts';

const plural = createPlural('de');

export const audit: Texts['audit'] = {
  lead: 'Wer was geändert hat, und von wo. Einträge bleiben 400 Tage, und niemand kann sie ändern.',
  table: 'Protokoll',
  columns: { when: 'Wann', who: 'Wer', what: 'Was', changes: 'Vorher und nachher' },
  actions,
  filter: 'Was getan wurde',
  any: 'Alles',
  actors: { person: '', 'api-key': 'API-Schlüssel', operator: 'Betreiber des Servers', schedule: 'Zeitplan' },
  from: (address) => `von ${address}`,
  onlyBy: (name) => `Nur was ${name} getan hat`,
  onlyOf: (name) => `Nur was mit ${name} geschah`,
  all: 'Alles zeigen',
  chosen: 'Nur ein Teil der Einträge wird gezeigt.',
  none: 'Es gibt keinen solchen Eintrag.',
  member: (name) => (Object.hasOwn(members, name) ? members[name] : undefined) ?? name,
  yes: 'ja',
  no: 'nein',
  unset: 'nichts',
  states: { open: 'offen', fixed: 'behoben', ignored: 'ignoriert', enabled: 'aktiv', disabled: 'abgeschaltet' },
  someDomain: 'eine Domain',
  someCrawl: 'eine Prüfung, die nicht mehr da ist',
  crawlOf: (when) => `die vom ${when}`,
  somebody: 'jemand, der nicht mehr Mitglied ist',
  endpoints: (count) => plural(count, { one: '# Endpunkt', other: '# Endpunkte' }),
  reference: 'Was die API zu jedem dieser Namen sagt',
  becomes: 'wird zu',
};
