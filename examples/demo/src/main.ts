import { runDemo } from './run-demo.ts';

const start = performance.now();
try {
  console.log('Linkvitals from end to end, all on this machine.\n');
  await runDemo({ print: (line) => console.log(line) });
  console.log(`\nEvery step was seen, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(`\nNot every step was seen: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
