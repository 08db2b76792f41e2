export { currentTraceparent, inSpan } from './in-span.ts';
