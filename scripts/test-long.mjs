// npm run test:long [-- <vitest arguments>]: what takes time, luck or further databases; scripts/test.mjs without it is `npm test`.
process.env.LINKVITALS_TEST_LANE = 'long';
await import('./test.mjs');
