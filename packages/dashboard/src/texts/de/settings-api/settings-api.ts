import type { Texts } from '../../en/index.ts';

export const settingsApi: Texts['settingsApi'] = {
  path: 'Wo diese Seite steht',
  domains: {
    label: 'Domains',
    all: 'Alle Domains, auch spätere',
    some: 'Nur diese:',
    search: 'Domains suchen',
    chosen: (count) => `${count} ausgewählt`,
    none: 'Keine Domain passt.',
    more: 'Es gibt mehr Domains. Suchen Sie nach weiteren.',
  },
  secret: {
    once: 'Kopieren Sie es jetzt und legen Sie es zu Ihren Geheimnissen. Es wird nur dieses eine Mal gezeigt.',
    done: 'Ich habe es gespeichert',
  },
};
