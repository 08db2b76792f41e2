import { openServer, readConfig } from '@linkvitals/server';
import { processIo } from 'linkvitals';
import { serve } from '../serve.ts';

/*
 * `linkvitals serve` with a bug: before a delivery is claimed something fails that nobody awaits, a promise or a
 * callback, as LINKVITALS_TEST_BUG says, and its message holds LINKVITALS_TEST_CANARY. Unset: there is no bug.
 */

const { LINKVITALS_TEST_BUG: kind, LINKVITALS_TEST_CANARY: canary } = process.env;

function fail(): void {
  const bug = new Error(`cannot reach mysql://root:${canary}@db/linkvitals`);
  if (kind === 'rejection') void Promise.reject(bug);
  if (kind === 'exception') {
    setImmediate(() => {
      throw bug;
    });
  }
}

await serve({
  config: readConfig(process.env),
  io: processIo(),
  calledAs: 'linkvitals',
  open: (config) => openServer(config, { onPoint: (point) => point === 'before-claim' && fail() }),
});
