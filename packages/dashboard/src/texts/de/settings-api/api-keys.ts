import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const apiKeys: Texts['apiKeys'] = {
  title: 'API-Schlüssel',
  lead: 'Programme benutzen sie statt eines Passworts. Ein Schlüssel darf, was seine Bereiche erlauben; Mitglieder und Schlüssel kann er nicht ändern.',
  add: 'Schlüssel anlegen',
  full: 'Alle Schlüssel dieses Kontos sind benutzt. Widerrufen Sie einen, um einen anderen anzulegen.',
  notInPlan: 'Der Tarif dieses Kontos hat keine API-Schlüssel.',
  empty: {
    title: 'Noch kein Schlüssel',
    text: 'Legen Sie für jedes Programm einen an. So können Sie ihn widerrufen, ohne die anderen anzuhalten.',
  },
  columns: {
    name: 'Name',
    state: 'Stand',
    scopes: 'Bereiche',
    domains: 'Domains',
    expires: 'Endet',
    lastUse: 'Zuletzt benutzt',
  },
  states: { active: 'Aktiv', rotated: 'Ersetzt, gilt noch', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  allDomains: 'Alle',
  someDomains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  madeBy: (name) => `angelegt von ${name}`,
  madeByNobody: 'angelegt von einem Befehl oder einem früheren Mitglied',
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
    nameHint: 'Etwa das Programm, das ihn benutzt.',
    scopes: 'Bereiche',
    noScope: 'Wählen Sie mindestens einen Bereich.',
    scopesHint: 'So wenige, wie das Programm braucht.',
    scopeTexts: {
      'domains:read': 'Domains mit Einstellungen und Werten',
      'domains:write': 'Domains hinzufügen, ändern, prüfen und löschen',
      'crawls:read': 'Prüfungen, ihre Ergebnisse und Probleme',
      'crawls:write': 'Prüfungen starten und abbrechen, über Probleme entscheiden',
      'webhooks:read': 'Webhook-Endpunkte und ihre Zustellungen',
      'webhooks:write': 'Endpunkte hinzufügen, ändern, testen und löschen',
      'reports:read': 'Berichte und geteilte Links',
      'reports:write': 'Berichte und geteilte Links anlegen und löschen',
      'account:read': 'Das Konto, sein Verbrauch, Benachrichtigungen und Protokoll',
      'account:write': 'Das Konto ändern, und wohin Benachrichtigungen gehen',
    },
    expiry: 'Endet',
    expiries: { '30': 'in 30 Tagen', '90': 'in 90 Tagen', '365': 'in einem Jahr', never: 'nie' },
    create: 'Schlüssel anlegen',
  },
  api: {
    title: 'Die API aufrufen',
    text: 'Das listet Ihre Domains auf. Setzen Sie einen Ihrer Schlüssel an die Stelle von lv_…',
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
    text: 'Sie erhalten einen neuen Schlüssel mit demselben Namen, denselben Bereichen, Domains und demselben Ende. Geben Sie ihn dem Programm, bevor der alte endet.',
    overlap: 'Der alte Schlüssel gilt noch',
    overlaps: { '0': 'gar nicht: Er endet sofort', '3600': '1 Stunde', '86400': '1 Tag', '604800': '7 Tage' },
    submit: 'Schlüssel erneuern',
  },
  revokeDialog: {
    title: (name) => `${name} widerrufen`,
    text: 'Von jetzt an wird jede Anfrage mit ihm abgelehnt. Das lässt sich nicht rückgängig machen.',
    submit: 'Schlüssel widerrufen',
    done: (name) => `${name} wurde widerrufen.`,
  },
};
