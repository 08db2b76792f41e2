export { once, type StoredAnswer } from './once.ts';
export { forgetAnswers, pruneKeys } from './store.ts';
