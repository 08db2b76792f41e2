import { fakeClock } from '@linkvitals/testing';
import { expect, it } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

it('says the first, then one a minute with how many were kept silent', async () => {
  const clock = fakeClock(0);
  const said: [number, string][] = [];
  const say = onceAMinute(clock, (unsaid, what: string) => said.push([unsaid, what]));
  for (let second = 0; second < 125; second += 1) {
    say(`trouble at ${second}`);
    await clock.advance(1_000);
  }
  expect(said).toEqual([
    [0, 'trouble at 0'],
    [59, 'trouble at 60'],
    [59, 'trouble at 120'],
  ]);
});
