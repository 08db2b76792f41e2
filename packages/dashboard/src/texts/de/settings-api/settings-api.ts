import type { Texts } from '../../en/index.ts';

export const settingsApi: Texts['settingsApi'] = {
  domains: {
    label: 'Domains',
    all: 'Alle Domains, auch spätere',
    some: 'Nur ausgewählte Domains',
    search: 'Domains suchen',
    chosen: (count) => `${count} ausgewählt`,
    none: 'Keine Domain gefunden.',
    noneChosen: 'Wählen Sie mindestens eine Domain.',
    more: 'Es gibt weitere Domains. Suchen Sie nach ihnen.',
  },
  secret: {
    once: 'Kopieren Sie den Wert jetzt und speichern Sie ihn dort, wo Ihre Secrets liegen. Er wird nur dieses eine Mal angezeigt; geht er verloren, erneuern Sie ihn.',
    done: 'Ich habe ihn gespeichert',
  },
};
