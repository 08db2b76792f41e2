import type { Texts } from '../en/index.ts';

export const signIn: Texts['signIn'] = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  or: 'oder',
  withPasskey: 'Mit einem Passkey anmelden',
  withProvider: (name) => `Weiter mit ${name}`,
  passkeyWaits: 'Warten auf Ihren Passkey. Sie können auch Ihr Passwort verwenden.',
  passkeyCanceled:
    'Der Browser hat keinen Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  signUp: 'Neu hier? Registrieren',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  again: {
    title: 'Erneut anmelden',
    text: 'Bitte melden Sie sich an, um fortzufahren. Ihre Sitzung ist abgelaufen, oder Ihr Zugang wurde entfernt. Ihre Eingaben auf dieser Seite sind noch da.',
  },
  sessionEnded:
    'Bitte melden Sie sich an, um fortzufahren. Falls Ihr Zugang entfernt wurde, steht das auf der nächsten Seite.',
  secondFactor: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App anzeigt.',
    code: 'Einmalcode',
    wrong: 'Der Code stimmt nicht oder wurde schon verwendet. Geben Sie den nächsten ein.',
    useRecovery: 'Stattdessen Wiederherstellungscode verwenden',
    recoveryText:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten der Einmalcodes gespeichert haben. Jeder funktioniert einmal.',
    recovery: 'Wiederherstellungscode',
    useCode: 'Stattdessen Einmalcode verwenden',
    back: 'Als jemand anders anmelden',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    text: 'Geben Sie die Adresse ein, mit der Sie sich anmelden. Ist sie hier bekannt, erhalten Sie eine E-Mail mit einem Link.',
    submit: 'Link senden',
    sent: (email) =>
      `Wenn ${email} hier bekannt ist, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal, innerhalb einer Stunde.`,
    back: 'Zurück zur Anmeldung',
  },
  signUpRequest: {
    title: 'Registrieren',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link, der die Registrierung abschließt.',
    submit: 'Link senden',
    sent: (email) =>
      `Eine E-Mail an ${email} ist unterwegs. Der Link darin funktioniert einmal, innerhalb eines Tages.`,
  },
  needsSetUp: {
    title: 'Dieser Server ist noch nicht eingerichtet',
    text: 'Beim Start gibt der Server einen Einrichtungslink aus. Öffnen Sie ihn, um das erste Konto anzulegen.',
    hint: 'Sie finden ihn im Terminal oder im Log, als Adresse, die mit /setup# und einem Token endet. Nach einem Neustart des Servers gibt es einen neuen.',
  },
  noWay:
    'Hier kann sich niemand anmelden: Passwörter sind ausgeschaltet, und es gibt keinen Identitätsanbieter. Der Betreiber des Servers muss einen einrichten.',
  providerErrors: {
    sign_in_expired: 'Die Anmeldung hat zu lange gedauert oder war schon abgeschlossen. Beginnen Sie neu.',
    access_denied: 'Der Anbieter hat die Anmeldung abgelehnt.',
    provider_unavailable: 'Der Anbieter antwortet nicht. Versuchen Sie es gleich noch einmal.',
    provider_error: 'Die Antwort des Anbieters ist nicht vertrauenswürdig. Der Grund steht im Log des Servers.',
    email_not_verified: 'Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie zuerst dort.',
    sign_up_off: 'Sie haben hier noch keinen Zugang. Bitten Sie um eine Einladung.',
    link_required:
      'Jemand mit Ihrer Adresse meldet sich hier schon an. Melden Sie sich wie bisher an und verknüpfen Sie dann den Anbieter.',
    identity_taken: 'Diese Identität gehört jemand anderem, oder Sie haben bereits eine andere bei diesem Anbieter.',
    session_ended: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    not_confirmed: 'Der Anbieter hat nicht bestätigt, dass Sie es sind.',
    other: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
};
