import { access } from 'node:fs/promises';
import { fakeClock } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../clock.ts';
import { SilenceError, startWatch } from './watch.ts';

/** A watch of a server that answers as the test says; times are seconds since the start. */
function watched(answers: { next: () => Promise<unknown> }) {
  const clock = fakeClock(0);
  const probes: number[] = [];
  const calls: string[] = [];
  const watch = startWatch({
    clock,
    everyMs: 1_000,
    patienceMs: 2_000,
    probe() {
      probes.push(clock.now() / 1_000);
      return answers.next();
    },
    onUp: () => calls.push('up'),
    onFault: (fault) => calls.push(fault instanceof SilenceError ? 'silence' : 'fault'),
  });
  onTestFinished(() => watch.stop());
  return { clock, probes, calls, watch };
}

it('checks every second while it is answered, and reports so once', async () => {
  const { clock, probes, calls, watch } = watched({ next: async () => {} });
  await clock.sleepers();
  await clock.advance(3_000);
  expect([probes, calls, watch.isUp]).toEqual([[0, 1, 2, 3], ['up'], true]);
});

it('checks less and less often while nobody answers, and soon enough for a quick return', async () => {
  const answers = { next: (): Promise<unknown> => Promise.reject(new Error('refused')) };
  const { clock, probes, calls, watch } = watched(answers);
  expect(watch.isUp).toBeUndefined();
  await clock.sleepers();
  await clock.advance(10_000);
  expect(probes).toEqual([0, 0.25, 0.75, 1.75, 3.75, 6.75, 9.75]);
  expect([new Set(calls), watch.isUp]).toEqual([new Set(['fault']), false]);
  answers.next = async () => {};
  await clock.advance(3_000);
  expect([calls.at(-1), watch.isUp]).toEqual(['up', true]);
});

it('takes silence for a fault when the time is over, and what comes later for nothing', async () => {
  const late = Promise.withResolvers<void>();
  const { clock, calls, watch } = watched({ next: () => late.promise });
  await clock.sleepers();
  await clock.advance(1_999);
  expect(calls).toEqual([]);
  await clock.advance(1);
  await expect.poll(() => calls).toEqual(['silence']);
  late.resolve();
  expect(watch.isUp).toBe(false);
});

it('counts an answer that came in time and was read late', async () => {
  const calls: string[] = [];
  const watch = startWatch({
    clock: systemClock,
    everyMs: 1_000,
    patienceMs: 20,
    // A thread runs this while the main thread is busy; the result is read after the timers that are due.
    probe: () => access(import.meta.dirname),
    onUp: () => calls.push('up'),
    onFault: () => calls.push('fault'),
  });
  onTestFinished(() => watch.stop());
  const end = performance.now() + 100;
  while (performance.now() < end);
  await expect.poll(() => calls).toEqual(['up']);
});

it('says nothing more once it is stopped', async () => {
  const answer = Promise.withResolvers<void>();
  const { clock, probes, calls, watch } = watched({ next: () => answer.promise });
  watch.stop();
  answer.resolve();
  await clock.advance(10_000);
  expect([probes, calls]).toEqual([[0], []]);
});
