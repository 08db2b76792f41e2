import type { Texts } from '../en/index.ts';

export const mailedLinks: Texts['mailedLinks'] = {
  name: 'Ihr Name',
  accountName: 'Name Ihres Teams oder Ihrer Firma',
  noToken: 'In dieser Adresse fehlt das Token. Öffnen Sie den vollständigen Link aus der E-Mail.',
  toSignIn: 'Zur Anmeldung',
  reset: {
    title: 'Neues Passwort festlegen',
    submit: 'Passwort speichern',
    expired:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie auf der Anmeldeseite mit „Passwort vergessen?“ einen neuen an.',
    done: 'Ihr Passwort ist gespeichert, und Sie sind überall abgemeldet. Melden Sie sich mit dem neuen an.',
  },
  email: {
    title: 'Neue Adresse bestätigen',
    text: 'Danach melden Sie sich mit der Adresse an, an die dieser Link geschickt wurde.',
    submit: 'Diese Adresse verwenden',
    expired:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Melden Sie sich an: Unter „Einstellungen“, „Konto“ sehen Sie Ihre Adresse und können einen neuen Link anfordern.',
    done: 'Sie melden sich ab jetzt mit der neuen Adresse an.',
  },
  signUp: {
    title: 'Registrierung abschließen',
    submit: 'Mein Konto anlegen',
    expired:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Melden Sie sich an, wenn Sie hier ein Konto haben, oder registrieren Sie sich noch einmal.',
  },
  invitation: {
    title: (account) => `${account} beitreten`,
    loading: 'Einem Konto beitreten',
    expired:
      'Diese Einladung wurde schon angenommen, zurückgezogen oder ist abgelaufen. Wenn Sie sie angenommen haben, melden Sie sich an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    text: (inviter, account, role) =>
      inviter === null
        ? `Sie sind als ${role} zu ${account} eingeladen.`
        : `${inviter} lädt Sie als ${role} zu ${account} ein.`,
    roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
    address: (email) => `Die Einladung gilt für ${email}.`,
    signedIn: (email) => `Sie sind als ${email} angemeldet.`,
    accept: 'Einladung annehmen',
    about: 'Linkvitals findet defekte Links auf Websites.',
    toKnown: { question: 'Haben Sie hier schon einen Zugang?', button: 'Anmelden' },
    toNew: { question: 'Noch keinen Zugang?', button: 'Neu hier' },
    currentPassword: 'Passwort',
    join: 'Beitreten',
  },
};
