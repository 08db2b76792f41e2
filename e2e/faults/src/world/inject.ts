import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { TcpProxy } from '@linkvitals/testing';
import type { Fault } from '../plan/plan-faults.ts';
import { holdLock } from './hold-lock.ts';
import { killConnections } from './kill-connections.ts';
import type { ServerSlot } from './server-slot.ts';
import type { World } from './world.ts';

/**
 * Injects a fault and undoes its lasting effects: an ended server is started again, a line is open again. It does not
 * wait for the starting server, so the next fault may come before it listens.
 */
export async function inject(world: World, fault: Fault): Promise<void> {
  const slot = world.slots[fault.server];
  if (slot === undefined) throw new Error(`no server ${fault.server}`);
  switch (fault.kind) {
    case 'kill':
      return restart(slot, () => slot.end('SIGKILL'));
    case 'terminate':
      return restart(slot, () => slot.end('SIGTERM', fault.forMs));
    case 'clock':
      return restart(slot, () => slot.end('SIGKILL'), fault.shiftMs);
    case 'years-ahead':
      await restart(slot, () => slot.end('SIGKILL'), YEARS_MS);
      await slot.started;
      await wait(fault.forMs);
      return restart(slot, () => slot.end('SIGKILL'));
    case 'moved':
      await slot.started;
      return moveAway(world, slot);
    case 'pause':
      slot.signal('SIGSTOP');
      await wait(fault.forMs);
      return slot.signal('SIGCONT');
    case 'connections':
      await Promise.all(world.slots.map(({ started }) => started));
      return killConnections(world);
    case 'locked':
      return holdLock(world, fault);
    case 'alarms-reset':
    case 'alarms-silent':
      await slot.started;
      return disturb(slot.alarms, { ...fault, kind: fault.kind === 'alarms-reset' ? 'reset' : 'silent' });
    default:
      // A server that cannot reach its database at the start ends, and the slot starts it again.
      await slot.started;
      return disturb(slot.database, { ...fault, kind: fault.kind });
  }
}

const YEARS_MS = 3 * 365 * 86_400_000;

/** Milliseconds, longer than any interval between two checks of the file. */
const NOTICED_WITHIN = 30_000;

/** Waits until the readiness of a server has this reason; undefined: it is ready. */
async function untilReadiness(slot: ServerSlot, reason: string | undefined): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const response = await fetch(`${slot.url}/readyz`);
    const said = (await response.json()) as { readonly reason?: string };
    if (said.reason === reason) return;
    if (performance.now() - begun > NOTICED_WITHIN) {
      throw new Error(`/readyz of server ${slot.index} says ${said.reason}, not ${reason}`);
    }
    await wait(100);
  }
}

async function moveAway({ databaseFile: file }: World, slot: ServerSlot): Promise<void> {
  if (file === undefined) throw new Error('there is no file that could be moved');
  await untilReadiness(slot, undefined);
  await rename(file, `${file}.moved`);
  try {
    await untilReadiness(slot, 'database_damaged');
  } finally {
    await rename(`${file}.moved`, file);
  }
  await untilReadiness(slot, undefined);
}

async function restart(slot: ServerSlot, end: () => Promise<unknown>, shiftMs = 0): Promise<void> {
  await end();
  // If it does not start, the cause is a fault, which is reported as such, or an unexpected end.
  slot.start({ shiftMs }).catch(() => {});
}

type LineFault = Pick<Fault, 'forMs' | 'latencyMs'> & { readonly kind: 'reset' | 'torn' | 'silent' | 'slow' };

async function disturb(line: TcpProxy | undefined, { kind, forMs, latencyMs }: LineFault): Promise<void> {
  if (line === undefined) throw new Error(`there is no line on which "${kind}" could happen`);
  if (kind === 'reset') return line.reset();
  if (kind === 'torn') return line.tear();
  if (kind === 'slow') line.delay(latencyMs);
  else await line.set('silent');
  await wait(forMs);
  line.delay(0);
  await line.set('open');
  // A silenced connection has lost bytes.
  if (kind === 'silent') line.reset();
}
