import type { Texts } from '../en/index.ts';

export const badges: Texts['badges'] = {
  health: 'Zustand der Links',
  noScore: 'kein Wert',
  broken: 'kaputte Links',
  notKnown: 'nicht bekannt',
};
