// npm run test:contract: schemathesis against a server with seeded data. docs/contract-tests.md says what it looks for.
import { type CallerName, callerNames } from './callers.ts';
import { runAs } from './run-as.ts';

const FAILED = 1;
const AS = '--as=';

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

const [schemathesis, ...given] = process.argv.slice(2);
if (schemathesis === undefined) throw new Error('The first argument is the path of schemathesis.');
const chosen = given.find((argument) => argument.startsWith(AS))?.slice(AS.length);
const unknown = chosen?.split(',').find((name) => !callerNames.some((caller) => caller === name));
if (unknown !== undefined) throw new Error(`--as=${unknown}: there is no such caller, only ${callerNames.join(', ')}`);
const callers = (chosen?.split(',') as CallerName[] | undefined) ?? callerNames;
const args = given.filter((argument) => !argument.startsWith(AS));

const failed: CallerName[] = [];
try {
  for (const caller of callers) {
    process.stdout.write(`\n== schemathesis as ${caller}\n`);
    const { code, cases, accepted } = await runAs(caller, {
      schemathesis,
      args,
      signal: stopped.signal,
      stdio: 'inherit',
    });
    process.stdout.write(`\n${caller}: ${cases} requests; succeeded at least once: ${accepted.length} operations\n`);
    if (code !== 0) failed.push(caller);
  }
  process.stdout.write(
    failed.length === 0 ? `\nAll passed: ${callers.join(', ')}\n` : `\nFailed: ${failed.join(', ')}\n`,
  );
  process.exitCode = failed.length === 0 ? 0 : FAILED;
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  process.exitCode = FAILED;
}
