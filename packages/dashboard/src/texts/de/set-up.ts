import type { Texts } from '../en/index.ts';

export const setUp: Texts['setUp'] = {
  title: 'Linkvitals einrichten',
  steps: ['Inhaber', 'Domain', 'DNS-Eintrag', 'Erster Crawl', 'Überwachung'],
  step: (at, of) => `Schritt ${at} von ${of}`,
  owner: {
    title: 'Erstes Konto anlegen',
    text: 'Sie werden sein Inhaber. Andere können Sie später einladen.',
    accountName: 'Name Ihres Teams oder Ihrer Firma',
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Konto anlegen',
    already: 'Dieser Server ist schon eingerichtet.',
    signIn: 'Anmelden',
    noToken:
      'Öffnen Sie den vollständigen Einrichtungslink, den der Server beim Start ausgibt. In dieser Adresse fehlt das Token.',
    expired: 'Dieser Einrichtungslink gilt nicht mehr. Starten Sie den Server neu: Er gibt einen neuen aus.',
  },
  domain: {
    title: 'Welche Website möchten Sie überwachen?',
    hint: 'Zum Beispiel shop.example.com. Weitere können Sie später hinzufügen.',
    submit: 'Weiter',
    later: 'Später erledigen',
  },
  dns: { title: 'Weisen Sie nach, dass sie Ihnen gehört', later: 'Zum Dashboard; die DNS-Prüfung läuft dort weiter' },
  crawl: {
    title: 'Der erste Crawl',
    text: 'Der Crawl hat begonnen. Er liest schonend die Seiten Ihrer Website und prüft jeden Link.',
    done: 'Der erste Crawl ist beendet.',
    score: 'Score',
    open: 'Ergebnisse ansehen',
    skip: 'Jetzt nicht, Ergebnisse ansehen',
  },
};
