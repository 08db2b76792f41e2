import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';
import { members } from './audit-members.ts';

const plural = createPlural('de');

const kinds: Readonly<Record<string, string>> = {
  account: 'Konto',
  api_key: 'API-Schlüssel',
  domain: 'Domain',
  invitation: 'Einladung',
  member: 'Mitglied',
  notification_settings: 'Benachrichtigungen',
  report: 'Bericht',
  issue: 'Problem',
  issue_rule: 'Ignorierregel',
  share_link: 'Geteilter Link',
  badge: 'Badge',
  branding: 'Gestaltung',
  webhook: 'Webhook',
};

const deeds: Readonly<Record<string, string>> = {
  created: 'angelegt',
  updated: 'geändert',
  deleted: 'gelöscht',
  plan_changed: 'Tarif geändert',
  suspended: 'gesperrt',
  resumed: 'entsperrt',
  rotated: 'erneuert',
  secret_rotated: 'Geheimnis erneuert',
  revoked: 'widerrufen',
  resent: 'erneut gesendet',
  accepted: 'angenommen',
  removed: 'entfernt',
  left: 'ausgetreten',
  factors_removed: 'zweite Faktoren entfernt',
  ignored: 'ignoriert',
  reopened: 'wieder geöffnet',
};

export const audit: Texts['audit'] = {
  lead: 'Wer was geändert hat, und von wo. Einträge bleiben 400 Tage, und niemand kann sie ändern.',
  table: 'Protokoll',
  columns: { when: 'Wann', who: 'Wer', what: 'Was', changes: 'Vorher und nachher' },
  action: (kind, deed) => `${kinds[kind] ?? kind}: ${deeds[deed] ?? deed}`,
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
  brokenLink: 'Defekter Link',
  someDomain: 'eine Domain',
  someCrawl: 'eine Prüfung, die nicht mehr da ist',
  crawlOf: (when) => `die vom ${when}`,
  somebody: 'jemand, der nicht mehr Mitglied ist',
  endpoints: (count) => plural(count, { one: '# Endpunkt', other: '# Endpunkte' }),
  reference: 'Was die API zu jedem dieser Namen sagt',
  becomes: 'wird zu',
};
