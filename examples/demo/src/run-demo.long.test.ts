import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expectedScore } from './expected-score.ts';
import { runDemo } from './run-demo.ts';
import { createSteps, must } from './steps.ts';

it('a step that does not see what it must see ends the demo and is named', async () => {
  const lines: string[] = [];
  const steps = createSteps((line) => lines.push(line));
  await steps.step(
    'One',
    () => 1,
    (seen) => `saw ${seen}`,
  );
  const second = steps.step(
    'Two',
    () => must(false, 'nothing there'),
    () => '',
  );
  await expect(second).rejects.toThrow('nothing there');
  expect(lines).toEqual([expect.stringMatching(/^ 1\. One: saw 1 \(/), expect.stringMatching(/^ 2\. Two: FAILED \(/)]);
});

it('the score is computed as docs/score.md says', () => {
  const whole = {
    pages_observed: 10,
    pages_ok: 10,
    link_weight: 100,
    link_weight_broken: 0,
    link_weight_warned: 0,
    internal_broken: 0,
  };
  expect(expectedScore(whole)).toBe(100);
  expect(expectedScore({ ...whole, link_weight_broken: 1, internal_broken: 1 })).toBe(98);
  expect(expectedScore({ ...whole, link_weight_warned: 40 })).toBe(83);
  expect(expectedScore({ ...whole, pages_ok: 5, link_weight_broken: 200 })).toBe(0);
});

it('the demo sees every step, with the command as it is in the sources', async () => {
  const command = fileURLToPath(new URL('../../../packages/server-cli/src/main.ts', import.meta.url));
  const lines: string[] = [];
  const program = ['--conditions=@linkvitals/source', command];
  await runDemo({ print: (line) => lines.push(line), program });
  expect(lines.filter((line) => /^ ?\d+\. /.test(line))).toHaveLength(15);
  expect(lines.join('\n')).not.toContain('FAILED');
});
