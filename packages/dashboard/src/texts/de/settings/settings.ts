import type { Texts } from '../../en/index.ts';

export const settings: Texts['settings'] = {
  title: 'Einstellungen',
  navigation: 'Einstellungen',
  pages: {
    account: 'Konto',
    security: 'Sicherheit',
    members: 'Mitglieder',
    audit: 'Protokoll',
    notifications: 'Benachrichtigungen',
    branding: 'Branding',
    webhooks: 'Webhooks',
    apiKeys: 'API-Schlüssel',
  },
  notForMembers: 'Nur Inhaber und Administratoren des Kontos können diese Seite öffnen.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  otherZone: (own) => `Das ist nicht Ihre Zeitzone (${own}).`,
  ownZone: 'Ihre verwenden',
  reauthentication: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Ihre letzte Anmeldung ist mehr als 15 Minuten her. Nach der Bestätigung geht es von selbst weiter.',
    password: 'Ihr Passwort',
    code: 'Einmalcode',
    submit: 'Bestätigen',
    passkey: 'Mit einem Passkey bestätigen',
    provider: (name) => `Mit ${name} bestätigen`,
    providerHint: 'Danach kommen Sie auf diese Seite zurück. Starten Sie dann Ihre Aktion noch einmal.',
    wrong: 'Das stimmt nicht. Versuchen Sie es noch einmal.',
    passkeyCanceled:
      'Der Browser hat keinen Passkey verwendet. Versuchen Sie es noch einmal oder bestätigen Sie auf andere Weise.',
    canceled: 'Es wurde nichts geändert: Sie haben nicht bestätigt, dass Sie es sind.',
  },
};
