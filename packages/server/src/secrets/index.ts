export { type KeyRotation, rotateKey } from './rotate-key.ts';
