import type { Texts } from '../en/index.ts';

export const unsubscribe: Texts['unsubscribe'] = {
  unknown: {
    title: 'Dieser Link ist unbekannt',
    text: 'Vielleicht gibt es das Konto nicht mehr. Wenn Sie weiterhin E-Mails erhalten, verwenden Sie den Link in der neuesten.',
  },
  subscribed: {
    title: 'E-Mails abbestellen',
    text: (address) => `E-Mails über defekte Links und Zusammenfassungen gehen an ${address}.`,
    button: 'Abbestellen',
  },
  unsubscribed: {
    title: 'Sie haben die E-Mails abbestellt',
    text: (address) => `An ${address} gehen keine E-Mails über defekte Links und keine Zusammenfassungen mehr.`,
    button: 'Wieder abonnieren',
  },
  again: 'Sie erhalten die E-Mails wieder',
};
