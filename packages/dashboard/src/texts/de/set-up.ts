import type { Texts } from '../en/index.ts';

export const setUp: Texts['setUp'] = {
  title: 'Linkvitals einrichten',
  steps: ['Inhaber', 'Domain', 'DNS-Eintrag', 'Erste Prüfung'],
  step: (at, of) => `Schritt ${at} von ${of}`,
  owner: {
    title: 'Das erste Konto anlegen',
    text: 'Es gehört dann Ihnen. Andere laden Sie später ein.',
    accountName: 'Name Ihres Teams oder Ihrer Firma',
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Konto anlegen',
    already: 'Dieser Server ist schon eingerichtet.',
    signIn: 'Anmelden',
    noToken: 'Öffnen Sie den ganzen Link, den der Server beim Start ausgibt. In dieser Adresse fehlt sein Schlüssel.',
    expired: 'Dieser Link gilt nicht mehr. Starten Sie den Server neu: Er gibt einen neuen aus.',
  },
  domain: {
    title: 'Welche Site wollen Sie beobachten?',
    hint: 'Zum Beispiel shop.example.com. Weitere können Sie später hinzufügen.',
    submit: 'Weiter',
    later: 'Später erledigen',
  },
  dns: { title: 'Weisen Sie nach, dass sie Ihnen gehört', later: 'Zum Dashboard; dort geht die Prüfung weiter' },
  crawl: {
    title: 'Die erste Prüfung',
    text: 'Die Prüfung hat begonnen. Sie liest die Seiten Ihrer Site, ohne sie zu belasten, und prüft jeden Link.',
    done: 'Die erste Prüfung ist zu Ende.',
    score: 'Zustand',
    open: 'Ansehen, was sie gefunden hat',
  },
};
