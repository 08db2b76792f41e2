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
  theme: (name) => `Farben: ${name}`,
  language: (name) => `Sprache: ${name}`,
  also: {
    start: 'crawl prüfen jetzt scannen',
    verify: 'bestätigen Inhaber TXT-Eintrag',
    download: 'herunterladen speichern',
    remove: 'entfernen Domain',
    theme: 'dunkel hell Design Aussehen dark mode',
    language: 'language english übersetzen',
    shortcuts: 'Tasten Kürzel Hilfe',
    signOut: 'ausloggen logout verlassen',
    addDomain: 'neue Website anlegen',
    invite: 'Mitglied hinzufügen Kollegin Kollege Team Benutzer',
    addWebhook: 'Webhook hinzufügen neu',
    createKey: 'neuer Token API',
    pages: {
      account: 'Profil Passwort Tarif Nutzung Zeitzone Name E-Mail',
      security: 'Sitzungen Geräte Passkey Einmalcodes Zwei-Faktor',
      members: 'Team Benutzer Personen Rechte Einladungen',
      notifications: 'E-Mail Chat Slack Warnungen',
      webhooks: 'API Endpunkte Zustellungen',
      apiKeys: 'API Token Schlüssel',
      audit: 'Verlauf Änderungen wer',
    },
  },
  shortcuts: {
    title: 'Tastenkürzel',
    always: 'Überall',
    escape: 'Dialog oder Menü schließen',
    single: 'Einzelne Tasten und Folgen',
    atDomain: 'Auf den Seiten einer Domain',
    search: 'Die Liste dieser Seite durchsuchen',
    offer: 'Zur Schaltfläche einer Meldung, etwa „Rückgängig machen“',
    on: 'Kürzel aus einzelnen Tasten verwenden',
    onHint:
      'Sie wirken nie, während Sie tippen. Schalten Sie sie aus, wenn Sie den Computer mit der Stimme steuern oder Tasten versehentlich drücken.',
  },
};
