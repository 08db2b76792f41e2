import type { Texts } from '../en/index.ts';

export const share: Texts['share'] = {
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht ist er unvollständig, abgelaufen oder widerrufen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  busy: { title: 'Gerade werden viele Berichte gelesen', text: 'Laden Sie diese Seite in einigen Sekunden neu.' },
  noneYet: {
    title: 'Es gibt noch keinen Bericht',
    text: 'Er erscheint hier, sobald der erste Crawl abgeschlossen ist.',
  },
  gone: {
    title: 'Dieser Bericht wird nicht mehr aufbewahrt',
    text: 'Bitten Sie die Person, die den Link geschickt hat, um einen neueren Bericht.',
  },
  password: {
    title: 'Dieser Bericht ist passwortgeschützt',
    text: 'Geben Sie das Passwort für diesen Link ein.',
    label: 'Passwort',
    submit: 'Bericht anzeigen',
    wrong: 'Das Passwort ist falsch.',
    tooMany: (seconds) => `Zu viele Versuche. Warten Sie ${seconds} s und versuchen Sie es dann noch einmal.`,
  },
};
