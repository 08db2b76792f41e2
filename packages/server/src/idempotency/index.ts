export { once, type StoredAnswer } from './once.ts';
export { pruneKeys } from './store.ts';
