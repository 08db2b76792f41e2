export { createDns } from './lookup-txt.ts';
