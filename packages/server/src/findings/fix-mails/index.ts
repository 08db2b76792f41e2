export { mailFixes } from './mail-fixes.ts';
