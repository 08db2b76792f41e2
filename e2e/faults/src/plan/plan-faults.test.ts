import { expect, it } from 'vitest';
import { faultKinds } from './fault-kinds.ts';
import { planFaults } from './plan-faults.ts';

const options = { kills: 100, servers: 2, database: 'mariadb' } as const;

it('is the same for the same seed, and another for another', () => {
  expect(planFaults({ ...options, seed: 7 })).toEqual(planFaults({ ...options, seed: 7 }));
  expect(planFaults({ ...options, seed: 7 })).not.toEqual(planFaults({ ...options, seed: 8 }));
});

it('kills as often as planned, 5 to 15 s apart, every server, and does everything else as well', () => {
  const plan = planFaults({ ...options, seed: 1 });
  expect(plan.filter(({ kind }) => kind === 'kill')).toHaveLength(100);
  expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(['kill', ...faultKinds.mariadb]));
  expect(new Set(plan.map(({ server }) => server))).toEqual(new Set([0, 1]));
  const gaps = plan.map(({ afterMs }) => afterMs);
  expect([Math.min(...gaps) >= 5_000, Math.max(...gaps) <= 15_000]).toEqual([true, true]);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(8_000);
});

it('does nothing but kill when only kills are planned', () => {
  const plan = planFaults({ ...options, seed: 1, others: [], servers: 5 });
  expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(['kill']));
  expect(new Set(plan.map(({ server }) => server)).size).toBe(5);
});
