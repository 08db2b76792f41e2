import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const security: Texts['security'] = {
  sessions: {
    title: 'Wo Sie angemeldet sind',
    device: (browser, system) => `${browser} auf ${system}`,
    unknown: 'Ein anderes Programm',
    current: 'Diese Sitzung',
    lastUsed: 'Zuletzt verwendet',
    from: 'von',
    since: 'Angemeldet',
    end: 'Abmelden',
    endAt: (device) => `${device} abmelden`,
    ended: 'Die Sitzung ist beendet.',
    endOthers: 'Überall sonst abmelden',
    endedOthers: 'Alle anderen Sitzungen sind beendet.',
  },
  totp: {
    title: 'Einmalcodes',
    text: 'Mit einer Authenticator-App reicht Ihr Passwort allein nicht mehr zur Anmeldung.',
    on: 'An',
    off: 'Aus',
    left: (count) =>
      plural(count, {
        one: '# Wiederherstellungscode ist übrig',
        other: '# Wiederherstellungscodes sind übrig',
      }),
    setUp: 'Einmalcodes einrichten',
    scan: 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App. Geben Sie dann die sechs Ziffern ein, die sie anzeigt.',
    qr: 'QR-Code für die Authenticator-App',
    secret: 'Oder geben Sie diesen Schlüssel in der App ein:',
    secretName: 'den Schlüssel',
    code: 'Einmalcode',
    wrong: 'Dieser Code stimmt nicht oder wurde schon verwendet. Geben Sie den nächsten ein.',
    confirm: 'Einschalten',
    renew: 'Neue Wiederherstellungscodes',
    renewText: 'Die bisherigen Wiederherstellungscodes funktionieren dann nicht mehr.',
    remove: 'Ausschalten',
    removeText: 'Danach reicht Ihr Passwort zur Anmeldung. Auch die Wiederherstellungscodes verfallen.',
    removed: 'Einmalcodes sind ausgeschaltet.',
  },
  recovery: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Sie werden nur jetzt angezeigt. Bewahren Sie sie getrennt von Ihrer Authenticator-App auf: Jeder Code ersetzt einmal den Einmalcode bei der Anmeldung.',
    name: 'die Wiederherstellungscodes',
    done: 'Ich habe sie gespeichert',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der Sperre Ihres Geräts an, ohne Passwort.',
    unsupported:
      'Dieser Browser kann hier keine Passkeys verwenden. Sie funktionieren nur über https oder auf localhost.',
    add: 'Passkey hinzufügen',
    name: 'Name',
    nameHint: 'Zum Beispiel das Gerät, auf dem der Passkey liegt.',
    added: 'Der Passkey ist hinzugefügt.',
    canceled:
      'Der Browser hat keinen Passkey erstellt. Vielleicht hat dieses Gerät schon einen. Versuchen Sie es noch einmal.',
    synced: 'auf mehreren Geräten',
    never: 'nie verwendet',
    lastUsed: 'Zuletzt verwendet',
    rename: 'Umbenennen',
    renameAt: (name) => `${name} umbenennen`,
    renamed: 'Der Passkey ist umbenannt.',
    remove: 'Löschen',
    removeAt: (name) => `${name} löschen`,
    removeText: 'Sie können sich dann nicht mehr damit anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
    removed: 'Der Passkey ist gelöscht.',
  },
  identities: {
    title: 'Identitätsanbieter',
    link: (name) => `${name} verknüpfen`,
    linkedAs: (email) => email ?? 'verknüpft',
    unlink: 'Trennen',
    unlinkAt: (name) => `${name} trennen`,
    unlinkText: 'Sie können sich dann nicht mehr damit anmelden.',
    unlinked: 'Die Verknüpfung ist gelöst.',
  },
};
