import { parseArgs } from 'node:util';
import { runKeep } from './keep/run-keep.ts';
import { runDemo } from './run-demo.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const print = (line: string): void => console.log(line);
/** The settings of the terminal that are used: the port, and for developers of the dashboard its build. */
const { LINKVITALS_DASHBOARD = 'on', LINKVITALS_PORT: port } = process.env;

async function showAll(): Promise<void> {
  const start = performance.now();
  print('Linkvitals from end to end, all on this machine.\n');
  await runDemo({ print, port });
  print(`\nEvery step was seen, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  print('To look around in a server with 90 days of history: npm run demo -- --keep');
}

/** Keeps the demo until Ctrl-C. A terminal sends it to npm and to this process, so it may come twice. */
async function keep(): Promise<void> {
  const ended = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ended.abort());
  await runKeep({ print, signal: ended.signal, port, settings: { LINKVITALS_DASHBOARD } });
  // Timers of libraries would keep the process running.
  process.exit();
}

try {
  await (values.keep ? keep() : showAll());
} catch (error) {
  const what = values.keep ? 'The demo could not go on' : 'Not every step was seen';
  console.error(`\n${what}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
