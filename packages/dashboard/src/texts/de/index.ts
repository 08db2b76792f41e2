import { en, type Texts } from '../en/index.ts';

export const de: Texts = en;
