import type { Texts } from '../en/index.ts';

export const share: Texts['share'] = {
  unknown: {
    title: 'Dieser Link geht nicht',
    text: 'Vielleicht ist er unvollständig, abgelaufen oder widerrufen. Wer ihn geschickt hat, kann einen neuen schicken.',
  },
  busy: { title: 'Gerade lesen viele Berichte', text: 'Laden Sie diese Seite in einigen Sekunden neu.' },
  noneYet: {
    title: 'Es gibt noch keinen Bericht',
    text: 'Er erscheint hier, sobald die erste Prüfung abgeschlossen ist.',
  },
  gone: {
    title: 'Dieser Bericht wird nicht mehr aufbewahrt',
    text: 'Wer den Link geschickt hat, kann einen zu einem neueren Bericht schicken.',
  },
  password: {
    title: 'Dieser Bericht hat ein Passwort',
    text: 'Geben Sie das Passwort dieses Links ein.',
    label: 'Passwort',
    submit: 'Bericht zeigen',
    wrong: 'Das ist nicht das Passwort dieses Berichts.',
    tooMany: (seconds) => `Es waren zu viele Versuche. Warten Sie ${seconds} s, und versuchen Sie es dann noch einmal.`,
  },
};
