import type { Texts } from '../en/index.ts';

export const unsubscribe: Texts['unsubscribe'] = {
  unknown: {
    title: 'Dieser Link ist nicht bekannt',
    text: 'Vielleicht gibt es das Konto nicht mehr. Wenn weiter E-Mails kommen, nehmen Sie den Link in der neuesten.',
  },
  subscribed: {
    title: 'Abbestellen',
    text: (address) => `E-Mails über kaputte Links und Zusammenfassungen gehen an ${address}.`,
    button: 'Abbestellen',
  },
  unsubscribed: {
    title: 'Sie haben abbestellt',
    text: (address) => `An ${address} gehen keine E-Mails über kaputte Links und keine Zusammenfassungen mehr.`,
    button: 'Wieder bestellen',
  },
  again: 'Sie haben wieder bestellt',
};
