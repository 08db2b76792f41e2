import type { Texts } from '../../en/index.ts';

export const settingsApi: Texts['settingsApi'] = {
  domains: {
    label: 'Domains',
    all: 'Alle Domains, auch spätere',
    some: 'Nur gewählte Domains',
    search: 'Domains suchen',
    chosen: (count) => `${count} ausgewählt`,
    none: 'Keine Domain passt.',
    noneChosen: 'Wählen Sie mindestens eine Domain.',
    more: 'Es gibt mehr Domains. Suchen Sie nach weiteren.',
  },
  secret: {
    once: 'Kopieren Sie den Wert jetzt und bewahren Sie ihn sicher auf. Er wird nur dieses eine Mal gezeigt; geht er verloren, erneuern Sie ihn.',
    done: 'Ich habe ihn gespeichert',
  },
};
