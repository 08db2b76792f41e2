export { createLink, linkExpired, readLink, useLink } from './one-time-link.ts';
export { deleteExpiredLinks, deleteLinksFor, lockLinks } from './store.ts';
export { useOnce } from './use-once.ts';
