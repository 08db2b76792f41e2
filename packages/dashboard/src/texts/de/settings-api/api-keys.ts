import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const apiKeys: Texts['apiKeys'] = {
  title: 'API-Schlüssel',
  lead: 'Programme verwenden sie statt eines Passworts. Ein Schlüssel darf, was seine Berechtigungen erlauben; auf Mitglieder und Schlüssel hat er keinen Zugriff.',
  add: 'Schlüssel anlegen',
  full: 'Das Schlüssel-Limit dieses Kontos ist erreicht. Widerrufen Sie einen, um einen anderen anzulegen.',
  notInPlan: 'Der Tarif dieses Kontos enthält keine API-Schlüssel.',
  empty: {
    title: 'Noch kein Schlüssel',
    text: 'Legen Sie für jedes Programm einen eigenen an. So können Sie ihn widerrufen, ohne die anderen zu stören.',
  },
  columns: {
    name: 'Name',
    state: 'Status',
    scopes: 'Berechtigungen',
    domains: 'Domains',
    expires: 'Läuft ab',
    lastUse: 'Zuletzt verwendet',
  },
  states: { active: 'Aktiv', rotated: 'Ersetzt, noch gültig', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  allDomains: 'Alle',
  someDomains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  madeBy: (name) => `angelegt von ${name}`,
  madeByNobody: 'angelegt per Befehl oder von einem früheren Mitglied',
  neverUsed: 'nie',
  neverExpires: 'nie',
  actions: {
    column: 'Aktionen',
    more: (name) => `Aktionen für ${name}`,
    rotate: 'Erneuern …',
    revoke: 'Widerrufen …',
  },
  form: {
    name: 'Name',
    nameHint: 'Etwa das Programm, das ihn verwendet.',
    scopes: 'Berechtigungen',
    noScope: 'Wählen Sie mindestens eine Berechtigung.',
    scopesHint: 'Nur so viele, wie das Programm braucht.',
    scopeTexts: {
      'domains:read': 'Domains mit Einstellungen und Scores',
      'domains:write': 'Domains hinzufügen, ändern, bestätigen und löschen',
      'crawls:read': 'Crawls, ihre Ergebnisse und Probleme',
      'crawls:write': 'Crawls starten und abbrechen, über Probleme entscheiden',
      'webhooks:read': 'Webhook-Endpunkte und ihre Zustellungen',
      'webhooks:write': 'Endpunkte hinzufügen, ändern, testen und löschen',
      'reports:read': 'Berichte und Freigabelinks',
      'reports:write': 'Berichte und Freigabelinks erstellen und löschen',
      'account:read': 'Das Konto, seine Nutzung, Benachrichtigungen und Protokoll',
      'account:write': 'Das Konto und die Ziele der Benachrichtigungen ändern',
    },
    expiry: 'Läuft ab',
    expiries: { '30': 'in 30 Tagen', '90': 'in 90 Tagen', '365': 'in einem Jahr', never: 'nie' },
    create: 'Schlüssel anlegen',
  },
  api: {
    title: 'API aufrufen',
    text: 'Dieser Befehl listet Ihre Domains auf. Setzen Sie statt lv_… einen Ihrer Schlüssel ein.',
    command: 'der Befehl',
    reference: 'API-Referenz (englisch)',
    document: 'OpenAPI-Dokument',
  },
  secret: {
    title: (name) => `Der Schlüssel „${name}“`,
    what: 'den Schlüssel',
    hint: 'Programme senden ihn im Header Authorization: Bearer lv_…',
  },
  rotateDialog: {
    title: (name) => `${name} erneuern`,
    text: 'Sie erhalten einen neuen Schlüssel mit gleichem Namen, gleichen Berechtigungen und Domains und gleichem Ablaufdatum. Tragen Sie ihn im Programm ein, bevor der alte ungültig wird.',
    overlap: 'Der alte Schlüssel gilt noch',
    overlaps: { '0': 'gar nicht mehr: Er endet sofort', '3600': '1 Stunde', '86400': '1 Tag', '604800': '7 Tage' },
    submit: 'Schlüssel erneuern',
  },
  revokeDialog: {
    title: (name) => `${name} widerrufen`,
    text: 'Ab jetzt wird jede Anfrage mit diesem Schlüssel abgelehnt. Das lässt sich nicht rückgängig machen.',
    submit: 'Schlüssel widerrufen',
    done: (name) => `${name} wurde widerrufen.`,
  },
};
