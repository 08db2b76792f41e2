import type { Texts } from '../en/index.ts';

export const badges: Texts['badges'] = {
  health: 'Link-Score',
  noScore: 'kein Score',
  broken: 'defekte Links',
  notKnown: 'unbekannt',
};
