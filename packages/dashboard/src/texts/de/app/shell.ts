import type { Texts } from '../../en/index.ts';

export const shell: Texts['shell'] = {
  mainNavigation: 'Hauptmenü',
  domains: 'Meine Domains',
  issues: 'Probleme',
  trends: 'Trends',
  settings: 'Einstellungen',
  reference: 'API-Referenz (englisch)',
  accountMenu: 'Konto, Farben und Sprache',
  accounts: 'Ihre Konten',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache in diesem Browser',
  signOut: 'Abmelden',
  times: { zone: (zone) => `Zeitzone: ${zone}`, exact: 'Genaue Zeiten' },
  switched: (name) => `Sie sind jetzt in ${name}.`,
  noAccount: {
    title: 'Sie gehören zu keinem Konto',
    security: 'Ihr Passwort, Ihre Passkeys und Sitzungen',
    text: 'Ihre Anmeldung gilt, aber Sie haben zu keinem Konto Zugang: Er wurde entfernt, das Konto wurde gelöscht, oder niemand hat Sie bisher eingeladen. Lassen Sie sich einladen.',
    orCreate:
      'Ihre Anmeldung gilt, aber Sie haben zu keinem Konto Zugang: Er wurde entfernt, das Konto wurde gelöscht, oder niemand hat Sie bisher eingeladen. Lassen Sie sich einladen, oder legen Sie ein eigenes Konto an.',
  },
};
