export { countLost, refuseLostKeys } from './refuse-lost-keys.ts';
export { resetLost } from './reset-lost.ts';
export { rotateKey } from './rotate-key.ts';
