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
  passkeyWaits: 'Ihr Passkey wird erwartet. Sie können auch Ihr Passwort benutzen.',
  passkeyCanceled:
    'Der Browser hat keinen Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  signUp: 'Neu hier? Registrieren',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  again: {
    title: 'Erneut anmelden',
    text: 'Bitte melden Sie sich an, um fortzufahren. Ihre Sitzung ist abgelaufen, oder Ihr Zugang wurde entfernt. Was Sie hier eingegeben haben, ist noch da.',
  },
  sessionEnded:
    'Bitte melden Sie sich an, um fortzufahren. Falls Ihr Zugang entfernt wurde, steht das auf der nächsten Seite.',
  secondFactor: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App zeigt.',
    code: 'Einmalcode',
    wrong: 'Der Code stimmt nicht oder wurde schon benutzt. Geben Sie den nächsten ein.',
    useRecovery: 'Stattdessen einen Wiederherstellungscode benutzen',
    recoveryText:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten der Einmalcodes aufbewahrt haben. Jeder gilt einmal.',
    recovery: 'Wiederherstellungscode',
    useCode: 'Stattdessen einen Einmalcode benutzen',
    back: 'Als jemand anders anmelden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    text: 'Geben Sie die Adresse ein, mit der Sie sich anmelden. Ist sie hier bekannt, erhalten Sie eine E-Mail mit einem Link.',
    submit: 'Link senden',
    sent: (email) =>
      `Ist ${email} hier bekannt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und eine Stunde lang.`,
    back: 'Zurück zur Anmeldung',
  },
  signUpRequest: {
    title: 'Registrieren',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link, der die Registrierung abschließt.',
    submit: 'Link senden',
    sent: (email) => `Eine E-Mail an ${email} ist unterwegs. Ihr Link gilt einmal und einen Tag lang.`,
  },
  needsSetUp: {
    title: 'Dieser Server ist noch nicht eingerichtet',
    text: 'Beim Start gibt der Server einen Link zum Einrichten aus. Öffnen Sie ihn, um das erste Konto anzulegen.',
    hint: 'Er steht im Terminal oder im Protokoll, als Adresse mit /setup# und einem Schlüssel am Ende. Ein Neustart gibt einen neuen aus.',
  },
  noWay:
    'Hier kann sich niemand anmelden: Passwörter sind aus, und es gibt keinen Identitätsanbieter. Wer den Server betreibt, muss einen einrichten.',
  providerErrors: {
    sign_in_expired: 'Die Anmeldung hat zu lange gedauert oder war schon fertig. Beginnen Sie neu.',
    access_denied: 'Der Anbieter hat die Anmeldung abgelehnt.',
    provider_unavailable: 'Der Anbieter antwortet nicht. Versuchen Sie es gleich noch einmal.',
    provider_error: 'Der Antwort des Anbieters ist nicht zu trauen. Warum, steht im Protokoll des Servers.',
    email_not_verified: 'Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie zuerst dort.',
    sign_up_off: 'Sie haben hier noch keinen Zugang. Lassen Sie sich einladen.',
    link_required:
      'Jemand mit Ihrer Adresse meldet sich hier schon an. Melden Sie sich wie bisher an und verknüpfen Sie dann den Anbieter.',
    identity_taken: 'Diese Identität gehört jemand anderem, oder Sie haben eine andere des Anbieters.',
    session_ended: 'Ihre Sitzung ist zu Ende. Melden Sie sich neu an.',
    not_confirmed: 'Der Anbieter hat nicht bestätigt, dass Sie es sind.',
    other: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
};
