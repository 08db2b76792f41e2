import { execFileSync } from 'node:child_process';
import { cachedDataVersionTag } from 'node:v8';
import { expect, test } from 'vitest';
import { startOfNode } from '../../../scripts/start-of-node.mjs';

const main = new URL('../../server-cli/src/main.ts', import.meta.url).pathname;
const flags = new URL('v8-flags.ts', import.meta.url);

/** The tag of cached code that V8 accepts, in a process started like the command, after these calls. */
function tagAfter(...calls: readonly string[]): number {
  const [env = 'env', ...node] = startOfNode(main, process.execPath);
  const script = `
    import { cachedDataVersionTag } from 'node:v8';
    import { resetHeapFlags, setRunFlags } from ${JSON.stringify(flags.href)};
    ${calls.map((call) => `${call}();`).join('\n')}
    console.log(cachedDataVersionTag());`;
  return Number(execFileSync(env, [...node, '--input-type=module', '--eval', script], { encoding: 'utf8' }));
}

test('V8 takes the code that Node brings for its own modules, though the command is started with flags', () => {
  expect(tagAfter('resetHeapFlags')).toBe(cachedDataVersionTag());
});

test('V8 refuses that code while the flags of the first line or of the run are set', () => {
  expect(tagAfter()).not.toBe(cachedDataVersionTag());
  expect(tagAfter('resetHeapFlags', 'setRunFlags')).not.toBe(cachedDataVersionTag());
});
