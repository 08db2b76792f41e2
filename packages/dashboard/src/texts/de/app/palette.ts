import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const palette: Texts['palette'] = {
  open: 'Suchen',
  title: 'Befehle',
  controlKey: 'Strg K',
  label: 'Domains, Probleme, Seiten und Aktionen suchen',
  count: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  searching: 'Suche läuft …',
  none: 'Nichts gefunden. Versuchen Sie ein anderes Wort oder einen Teil eines Domainnamens.',
  groups: {
    actions: 'Hinzufügen',
    domains: 'Domains',
    pages: 'Gehe zu',
    kinds: 'Arten von Problemen',
    person: 'Sie',
    search: 'Suche',
    issues: 'Offene Probleme',
  },
  reference: 'API-Referenz (englisch)',
  searchIssues: (text) => `Probleme nach „${text}“ durchsuchen`,
  issueOf: (what, domain) => `${domain}: ${what}`,
  switchTo: (account) => `Zu ${account} wechseln`,
  theme: (name) => `Design: ${name}`,
  language: (name) => `Sprache: ${name}`,
  also: {
    start: 'crawlen Prüfung prüfen jetzt scannen',
    verify: 'bestätigen verifizieren Inhaber TXT-Eintrag',
    download: 'herunterladen speichern',
    remove: 'entfernen Domain',
    theme: 'dunkel hell Farben Aussehen dark mode',
    language: 'language english übersetzen',
    shortcuts: 'Tasten Kürzel Hilfe',
    signOut: 'ausloggen logout verlassen',
    addDomain: 'neue Website anlegen',
    invite: 'Mitglied hinzufügen Kollegin Kollege Team Benutzer',
    addWebhook: 'Webhook hinzufügen neu',
    createKey: 'neuer Token API',
    pages: {
      account: 'Profil Passwort Tarif Nutzung Zeitzone Name E-Mail',
      security: 'Sitzungen Geräte Passkey Einmalcodes Zwei-Faktor 2FA',
      members: 'Team Benutzer Personen Rechte Einladungen',
      notifications: 'E-Mail Chat Slack Warnungen',
      webhooks: 'API Endpunkte Zustellungen',
      apiKeys: 'API Token Schlüssel',
      audit: 'Verlauf Änderungen Audit Log wer',
    },
  },
  shortcuts: {
    title: 'Tastenkürzel',
    always: 'Überall',
    escape: 'Dialog oder Menü schließen',
    single: 'Einzelne Tasten und Tastenfolgen',
    atDomain: 'Auf den Seiten einer Domain',
    search: 'Die Liste dieser Seite durchsuchen',
    offer: 'Zur Schaltfläche einer Meldung, etwa „Rückgängig machen“',
    on: 'Tastenkürzel mit einzelnen Tasten verwenden',
    onHint:
      'Beim Tippen sind sie immer inaktiv. Schalten Sie sie aus, wenn Sie eine Sprachsteuerung nutzen oder Tasten versehentlich drücken.',
  },
};
