export { once, type StoredAnswer } from './once.ts';
export { deleteAnswers, deleteExpiredKeys } from './store.ts';
