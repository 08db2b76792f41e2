import type { Texts } from '../en/index.ts';

export const mailedLinks: Texts['mailedLinks'] = {
  name: 'Ihr Name',
  accountName: 'Name Ihres Teams oder Ihrer Firma',
  noToken: 'In dieser Adresse fehlt der Schlüssel. Öffnen Sie den ganzen Link der E-Mail.',
  toSignIn: 'Zur Anmeldung',
  reset: {
    title: 'Neues Passwort wählen',
    submit: 'Passwort speichern',
    expired:
      'Dieser Link wurde schon benutzt oder ist zu alt. Lassen Sie sich einen neuen schicken: mit „Passwort vergessen?“ auf der Anmeldeseite.',
    done: 'Ihr Passwort ist gespeichert, und Sie sind überall abgemeldet. Melden Sie sich mit dem neuen an.',
  },
  email: {
    title: 'Neue Adresse bestätigen',
    text: 'Danach melden Sie sich mit der Adresse an, an die dieser Link geschickt wurde.',
    submit: 'Diese Adresse verwenden',
    expired:
      'Dieser Link wurde schon benutzt oder ist zu alt. Melden Sie sich an: Unter Einstellungen, Konto sehen Sie Ihre Adresse und fordern einen neuen Link an.',
    done: 'Sie melden sich von jetzt an mit der neuen Adresse an.',
  },
  signUp: {
    title: 'Registrierung abschließen',
    submit: 'Mein Konto anlegen',
    expired:
      'Dieser Link wurde schon benutzt oder ist zu alt. Melden Sie sich an, wenn Sie hier ein Konto haben, oder registrieren Sie sich noch einmal.',
  },
  invitation: {
    title: (account) => `${account} beitreten`,
    loading: 'Einem Konto beitreten',
    expired:
      'Diese Einladung wurde angenommen, zurückgezogen oder ist zu alt. Haben Sie sie angenommen, melden Sie sich an. Sonst bitten Sie um eine neue.',
    text: (inviter, account, role) =>
      inviter === null
        ? `Sie sind zu ${account} eingeladen, als ${role}.`
        : `${inviter} lädt Sie zu ${account} ein, als ${role}.`,
    roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
    address: (email) => `Die Einladung gilt für ${email}.`,
    signedIn: (email) => `Sie sind als ${email} angemeldet.`,
    accept: 'Einladung annehmen',
    about: 'Linkvitals findet defekte Links auf Websites.',
    toKnown: { question: 'Können Sie sich hier schon anmelden?', button: 'Anmelden' },
    toNew: { question: 'Noch keine Anmeldung hier?', button: 'Neu hier' },
    currentPassword: 'Passwort',
    join: 'Beitreten',
  },
};
