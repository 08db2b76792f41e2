import type { Texts } from '../en/index.ts';

export const mails: Texts['mails'] = {
  footer: 'Gesandt von Linkvitals, das die Links von Websites überwacht.',
  orOpen: 'Oder öffnen Sie diesen Link:',
  notYou: 'Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht: Nichts ändert sich.',
  withinHour: 'Der Link gilt einmal und eine Stunde lang.',
  withinDay: 'Der Link gilt einmal und einen Tag lang.',
  reset: {
    subject: 'Neues Passwort wählen',
    text: 'Jemand, wahrscheinlich Sie, möchte ein neues Passwort für Ihre Anmeldung bei Linkvitals wählen.',
    action: 'Neues Passwort wählen',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Für Ihre Anmeldung bei Linkvitals wurde ein neues Passwort gesetzt, mit einem Link, den Sie per E-Mail erhielten oder den der Betreiber des Servers erstellt hat. Sie wurden überall abgemeldet.',
    note: 'Wenn Sie es nicht waren, liest vielleicht jemand Ihr Postfach mit: Sichern Sie es zuerst, wählen Sie dann auf der Anmeldeseite ein anderes Passwort, und benachrichtigen Sie den Betreiber des Servers.',
  },
  emailChange: {
    subject: 'Neue Adresse bestätigen',
    text: 'Jemand, wahrscheinlich Sie, möchte sich bei Linkvitals künftig mit dieser Adresse anmelden.',
    action: 'Diese Adresse verwenden',
  },
  addressInUse: {
    subject: 'Diese Adresse ist schon in Gebrauch',
    text: 'Jemand möchte seine Adresse bei Linkvitals in diese ändern. Sie bleibt Ihre: Sie melden sich schon mit ihr an, und sie gehört nur einer Person.',
    note: 'Wenn Sie es waren, melden Sie sich mit dieser Adresse an, oder ändern Sie sie dort zuerst.',
  },
  emailChanged: {
    subject: 'Ihre Adresse wurde geändert',
    text: 'Ihre Anmeldung bei Linkvitals hat jetzt eine andere E-Mail-Adresse. Mit dieser geht sie nicht mehr.',
    note: 'Wenn Sie es nicht waren, schreiben Sie sofort dem Betreiber des Servers oder einem Inhaber Ihres Kontos. Sie können Ihre Sitzungen beenden und Ihnen wieder Zugang geben.',
  },
  signUp: {
    subject: 'Registrierung abschließen',
    text: 'Jemand, wahrscheinlich Sie, möchte sich mit dieser Adresse bei Linkvitals registrieren.',
    action: 'Registrierung abschließen',
  },
  alreadySignedUp: {
    subject: 'Sie sind schon registriert',
    text: 'Jemand, wahrscheinlich Sie, möchte sich mit dieser Adresse bei Linkvitals registrieren. Sie können sich schon mit ihr anmelden.',
    note: 'Wenn Sie Ihr Passwort vergessen haben, wählen Sie auf der Anmeldeseite ein neues.',
  },
  invitation: {
    somebody: 'Jemand',
    subject: (who, team) => `${who} lädt Sie zu ${team} auf Linkvitals ein`,
    text: (who, team) => `${who} lädt Sie in das Konto „${team}“ auf Linkvitals ein.`,
    roles: {
      owner: 'Als Inhaber können Sie in diesem Konto alles tun.',
      admin: 'Als Administrator können Sie seine Domains, Mitglieder und Einstellungen verwalten.',
      member: 'Als Mitglied sehen Sie die Domains, zu denen Sie Zugang erhielten.',
    },
    action: 'Einladung annehmen',
    until: (time) => `Der Link gilt einmal, bis ${time}.`,
    unexpected: 'Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.',
  },
  factors: {
    totp_added: 'Einmalcodes wurden eingeschaltet',
    totp_removed: 'Einmalcodes wurden ausgeschaltet',
    recovery_codes_renewed: 'Neue Wiederherstellungscodes wurden erstellt',
    passkey_added: 'Ein Passkey wurde hinzugefügt',
    passkey_removed: 'Ein Passkey wurde entfernt',
    recovery_code_used: 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
    identity_linked: 'Eine Anmeldung mit einem Identitätsanbieter wurde hinzugefügt',
    identity_unlinked: 'Eine Anmeldung mit einem Identitätsanbieter wurde entfernt',
    password_changed: 'Ihr Passwort wurde geändert',
  },
  factorOf: (change, email) => `${change}, für ${email}.`,
  factorNote:
    'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort. Sehen Sie dann in Ihren Einstellungen nach, wo Sie angemeldet sind, und entfernen Sie jeden Weg zur Anmeldung, der nicht Ihrer ist.',
  passwordNote:
    'Wenn Sie es nicht waren, wählen Sie auf der Anmeldeseite ein anderes Passwort („Passwort vergessen?“), und benachrichtigen Sie den Betreiber des Servers.',
  factorsRemoved: {
    subject: 'Ihre zweiten Faktoren wurden entfernt',
    text: (email) =>
      `Der Betreiber des Servers hat die Authenticator-App, die Wiederherstellungscodes und die Passkeys von ${email} entfernt. Sie wurden überall abgemeldet und melden sich mit Ihrem Passwort allein an.`,
    setUp: 'Richten Sie nach der Anmeldung wieder Einmalcodes oder einen Passkey ein.',
    note: 'Wenn Sie das nicht wollten, ändern Sie sofort Ihr Passwort, und schreiben Sie dem Betreiber des Servers.',
  },
};
