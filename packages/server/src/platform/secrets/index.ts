export { refuseLostDatabase } from './refuse-lost-database.ts';
export { countLost, refuseLostKeys } from './refuse-lost-keys.ts';
export { resetLost } from './reset-lost.ts';
export { rotateKey } from './rotate-key.ts';
export { sealedPlaces } from './sealed-places.ts';
export { createSecretBox } from './secret-box.ts';
export { addSecretKey, keyFile, openSecretKeys, rereadSecretKeys, warnOfOpenKeyFile } from './secret-key.ts';
