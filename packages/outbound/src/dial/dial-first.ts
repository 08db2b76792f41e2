import type { Socket } from 'node:net';
import { Deadline, withinDeadline } from '../deadline.ts';
import { canonicalAddress } from '../guard/canonical-address.ts';
import { OutboundError } from '../outbound-error.ts';
import { systemError } from '../system-error.ts';
import type { Dial, DialTarget } from '../types.ts';

/**
 * Dials the targets one after the other and gives the first socket that opens. Each try gets an equal part of the time
 * that is left, the last one all of it. When none opens, the error is that of the first target that was reachable at all.
 */
export async function dialFirst(
  targets: readonly DialTarget[],
  options: { readonly dial: Dial; readonly signal: AbortSignal; readonly budgetMs: number },
): Promise<Socket> {
  const deadline = performance.now() + options.budgetMs;
  let failure: OutboundError | undefined;
  for (const [tried, target] of targets.entries()) {
    const share = Math.max(1, (deadline - performance.now()) / (targets.length - tried));
    try {
      return await dialOne(target, { ...options, budgetMs: share });
    } catch (error) {
      const current = error instanceof OutboundError ? error : systemError(error, 'connect');
      if (options.signal.aborted) throw current;
      if (failure === undefined || failure.reason?.endsWith('UNREACH')) failure = current;
    }
  }
  throw failure ?? new OutboundError('address_refused', { phase: 'connect', reason: 'nothing to dial' });
}

async function dialOne(
  target: DialTarget,
  options: { readonly dial: Dial; readonly signal: AbortSignal; readonly budgetMs: number },
): Promise<Socket> {
  const deadline = new Deadline(options.budgetMs, [options.signal]);
  try {
    const socket = await withinDeadline(
      options.dial(target, deadline.signal),
      { signal: deadline.signal, phase: 'connect' },
      (late) => late.destroy(),
    );
    // Errors before the socket has an owner must not end the process; the owner learns of them by `close`.
    socket.on('error', () => {});
    const reached = canonicalAddress(socket.remoteAddress ?? '');
    if (reached !== canonicalAddress(target.address)) {
      socket.destroy();
      const reason = `dialled ${target.address}, reached ${socket.remoteAddress ?? 'nothing'}`;
      throw new OutboundError(reached === undefined ? 'connection_reset' : 'address_refused', {
        phase: 'connect',
        reason,
      });
    }
    return socket;
  } finally {
    deadline.end();
  }
}
