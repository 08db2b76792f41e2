import type { Texts } from '../../en/index.ts';

export const shell: Texts['shell'] = {
  mainNavigation: 'Hauptmenü',
  domains: 'Meine Domains',
  domainsShort: 'Domains',
  issues: 'Probleme',
  trends: 'Trends',
  settings: 'Einstellungen',
  reference: 'API-Referenz (englisch)',
  account: 'Konto',
  accountMenu: 'Konto, Design und Sprache',
  accounts: 'Ihre Konten',
  theme: 'Design',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache in diesem Browser',
  signOut: 'Abmelden',
  times: { zone: (zone) => `Zeitzone: ${zone}`, exact: 'Genaue Zeiten' },
  switched: (name) => `Sie sind jetzt im Konto ${name}.`,
  noAccount: {
    title: 'Sie gehören zu keinem Konto',
    security: 'Ihr Passwort, Ihre Passkeys und Sitzungen',
    text: 'Sie sind angemeldet, haben aber keinen Zugang zu einem Konto: Er wurde entfernt, das Konto wurde gelöscht, oder Sie wurden noch nicht eingeladen. Bitten Sie einen Inhaber um eine Einladung.',
    orCreate:
      'Sie sind angemeldet, haben aber keinen Zugang zu einem Konto: Er wurde entfernt, das Konto wurde gelöscht, oder Sie wurden noch nicht eingeladen. Bitten Sie einen Inhaber um eine Einladung oder legen Sie ein eigenes Konto an.',
  },
};
