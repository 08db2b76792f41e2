import { inertLine } from '@linkvitals/contract/inert-text';
import type { IssueRecheck, LinkvitalsClient } from '@linkvitals/sdk';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { recheckColumns } from './output/issue-columns.ts';
import { printObject } from './output/output.ts';
import { type RemoteOptions, withServer } from './remote-command.ts';

export interface RecheckOptions extends RemoteOptions {
  readonly wait?: boolean;
}

/** Rechecks the URL of an issue; with `wait` the exit codes are those of `check`. */
export function recheckIssue(io: Io, id: string, options: RecheckOptions): Promise<number> {
  const { format, wait = false } = options;
  // With `wait`, exit code 1 means that the fault is there.
  const failureCode = wait ? exitCodes.notCrawled : exitCodes.failed;
  return withServer(io, { ...options, failureCode }, async (client) => {
    const recheck = await client.issues.recheck(id);
    if (wait) return await waitForEnd(io, client, id, options);
    await printObject(io, recheck, { format, columns: recheckColumns });
    return undefined;
  });
}

async function waitForEnd(
  io: Io,
  { issues }: LinkvitalsClient,
  id: string,
  { format }: RecheckOptions,
): Promise<number> {
  const stop = new AbortController();
  const removeHandler = io.onStopSignal(() => stop.abort());
  try {
    const ended = await issues.waitForRecheck(id, { signal: stop.signal });
    await printObject(io, ended, { format, columns: recheckColumns });
    return codeOf(ended);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    io.stderr.write(
      `Stopped waiting; the check goes on. \`linkvitals issues show ${inertLine(id)}\` shows what it made of the issue.\n`,
    );
    return exitCodes.interrupted;
  } finally {
    removeHandler();
  }
}

function codeOf({ state, inconclusive_because, issue_state }: IssueRecheck): number {
  if (state !== 'done' || inconclusive_because !== null) return exitCodes.notCrawled;
  return issue_state === 'fixed' ? exitCodes.ok : exitCodes.broken;
}
