import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const fixCount = (count: number): string => plural(count, { one: '# Korrektur', other: '# Korrekturen' });

export const mails: Texts['mails'] = {
  footer: 'Gesendet von Linkvitals, dem Dienst, der die Links von Websites überwacht.',
  orOpen: 'Oder öffnen Sie diesen Link:',
  notYou: 'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
  withinHour: 'Der Link funktioniert einmal, innerhalb einer Stunde.',
  withinDay: 'Der Link funktioniert einmal, innerhalb eines Tages.',
  reset: {
    subject: 'Neues Passwort festlegen',
    text: 'Jemand (wahrscheinlich Sie) möchte ein neues Passwort für Ihre Anmeldung bei Linkvitals festlegen.',
    action: 'Neues Passwort festlegen',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Für Ihre Anmeldung bei Linkvitals wurde ein neues Passwort festgelegt, über einen Link, den Sie per E-Mail erhalten haben oder den der Betreiber des Servers erstellt hat. Sie wurden überall abgemeldet.',
    note: 'Wenn Sie es nicht waren, liest vielleicht jemand Ihr Postfach mit: Sichern Sie es zuerst. Legen Sie dann auf der Anmeldeseite ein anderes Passwort fest und informieren Sie den Betreiber des Servers.',
  },
  emailChange: {
    subject: 'Neue Adresse bestätigen',
    text: 'Jemand (wahrscheinlich Sie) möchte sich bei Linkvitals künftig mit dieser Adresse anmelden.',
    action: 'Diese Adresse verwenden',
  },
  addressInUse: {
    subject: 'Diese Adresse wird schon verwendet',
    text: 'Jemand möchte bei Linkvitals künftig diese Adresse verwenden. Sie bleibt Ihre: Sie melden sich bereits damit an, und eine Adresse gehört immer nur einer Person.',
    note: 'Wenn Sie es waren, melden Sie sich mit dieser Adresse an oder ändern Sie sie zuerst im anderen Profil.',
  },
  emailChanged: {
    subject: 'Ihre Adresse wurde geändert',
    text: 'Sie melden sich bei Linkvitals jetzt mit einer anderen E-Mail-Adresse an. Mit dieser Adresse ist das nicht mehr möglich.',
    note: 'Wenn Sie es nicht waren, schreiben Sie sofort dem Betreiber des Servers oder einem Inhaber Ihres Kontos. Diese können Ihre Sitzungen beenden und Ihnen wieder Zugang geben.',
  },
  signUp: {
    subject: 'Registrierung abschließen',
    text: 'Jemand (wahrscheinlich Sie) möchte sich mit dieser Adresse bei Linkvitals registrieren.',
    action: 'Registrierung abschließen',
  },
  alreadySignedUp: {
    subject: 'Sie sind bereits registriert',
    text: 'Jemand (wahrscheinlich Sie) möchte sich mit dieser Adresse bei Linkvitals registrieren. Sie können sich bereits damit anmelden.',
    note: 'Wenn Sie Ihr Passwort vergessen haben, legen Sie auf der Anmeldeseite ein neues fest.',
  },
  invitation: {
    somebody: 'Jemand',
    subject: (who, team) => `${who} lädt Sie zu ${team} bei Linkvitals ein`,
    text: (who, team) => `${who} lädt Sie in das Konto „${team}“ bei Linkvitals ein.`,
    roles: {
      owner: 'Als Inhaber dürfen Sie in diesem Konto alles.',
      admin: 'Als Administrator verwalten Sie die Domains, Mitglieder und Einstellungen des Kontos.',
      member: 'Als Mitglied sehen Sie die Domains, auf die Sie Zugriff erhalten haben.',
    },
    action: 'Einladung annehmen',
    until: (time) => `Der Link funktioniert einmal, bis ${time}.`,
    unexpected: 'Wenn Sie nicht wissen, worum es geht, müssen Sie nichts tun.',
  },
  fixes: {
    subject: (count, host, who) => `${fixCount(count)} für ${host}, von ${who}`,
    from: 'Von',
    note: 'Notiz',
    gain: 'Alle zusammen',
    points: (points, now, after) => `${points}, ${now} → ${after}`,
    open: (count) =>
      plural(count, { one: 'Korrektur in Linkvitals ansehen', other: 'Korrekturen in Linkvitals ansehen' }),
    order: 'Das Wichtigste steht oben.',
    footer: (who) =>
      `Gesendet von Linkvitals im Auftrag von ${who}, von dort stammt Ihre Adresse. Diese E-Mail ging nur an Sie.`,
  },
  factors: {
    totp_added: 'Einmalcodes wurden aktiviert',
    totp_removed: 'Einmalcodes wurden entfernt',
    recovery_codes_renewed: 'Neue Wiederherstellungscodes wurden erstellt',
    passkey_added: 'Ein Passkey wurde hinzugefügt',
    passkey_removed: 'Ein Passkey wurde entfernt',
    recovery_code_used: 'Ein Wiederherstellungscode wurde zur Anmeldung verwendet',
    identity_linked: 'Eine Anmeldung über einen Identitätsanbieter wurde hinzugefügt',
    identity_unlinked: 'Eine Anmeldung über einen Identitätsanbieter wurde entfernt',
    password_changed: 'Ihr Passwort wurde geändert',
  },
  factorOf: (change, email) => `${change} (${email}).`,
  factorNote:
    'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort. Prüfen Sie dann in Ihren Einstellungen, wo Sie angemeldet sind, und entfernen Sie jede Anmeldemöglichkeit, die nicht Ihre ist.',
  passwordNote:
    'Wenn Sie es nicht waren, legen Sie auf der Anmeldeseite ein anderes Passwort fest („Passwort vergessen?“) und informieren Sie den Betreiber des Servers.',
  factorsRemoved: {
    subject: 'Ihre zweiten Faktoren wurden entfernt',
    text: (email) =>
      `Der Betreiber des Servers hat die Authenticator-App, die Wiederherstellungscodes und die Passkeys von ${email} entfernt. Sie wurden überall abgemeldet und melden sich jetzt nur mit Ihrem Passwort an.`,
    setUp: 'Richten Sie nach der Anmeldung wieder Einmalcodes oder einen Passkey ein.',
    note: 'Wenn Sie das nicht wollten, ändern Sie sofort Ihr Passwort und schreiben Sie dem Betreiber des Servers.',
  },
};
