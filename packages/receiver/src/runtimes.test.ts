import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { EdgeVM } from '@edge-runtime/vm';
import { browserAt } from '@linkvitals/testing/browser';
import { describeChromium } from '@linkvitals/testing/databases';
import { build, type Platform } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { oldestNode } from './test-support/oldest-node.ts';
import type { probe, Vector } from './test-support/runtime-probe.ts';
import { serve } from './test-support/serve.ts';

const corpus = new URL('../../contract/src/fixtures/signatures.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(corpus, 'utf8')) as { vectors: Vector[] };

/** The package as one script that sets `receiver.probe`. */
async function bundle(platform: Platform): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('./test-support/runtime-probe.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'receiver',
    platform,
    target: 'es2022',
    conditions: ['@linkvitals/source'],
  });
  return outputFiles[0]?.text ?? '';
}

const right: Omit<Awaited<ReturnType<typeof probe>>, 'hasNodeCrypto'> = {
  misjudged: [],
  statuses: [200, 200, 500, 200, 401, 200, 413],
  broken: [],
};
const call = `receiver.probe(${JSON.stringify(vectors)})`;

it('works on the oldest Node of this machine, by its own HMAC', async () => {
  const { program, major } = oldestNode();
  expect(major).toBeGreaterThanOrEqual(20);
  const script = `${await bundle('node')}\n${call}.then((result) => console.log(JSON.stringify(result)));`;
  const { stdout } = await promisify(execFile)(program, ['--eval', script], { maxBuffer: 1e7 });
  expect(JSON.parse(stdout)).toEqual({ ...right, hasNodeCrypto: true });
});

it('works on Node without its own crypto, by WebCrypto', async () => {
  const without = 'process.getBuiltinModule = undefined;';
  const script = `${without}${await bundle('node')}\n${call}.then((result) => console.log(JSON.stringify(result)));`;
  const { stdout } = await promisify(execFile)(oldestNode().program, ['--eval', script], { maxBuffer: 1e7 });
  expect(JSON.parse(stdout)).toEqual({ ...right, hasNodeCrypto: false });
});

it('works in an edge runtime, which has WebCrypto and Fetch and nothing of Node', async () => {
  const vm = new EdgeVM();
  vm.evaluate(await bundle('browser'));
  expect(vm.evaluate('typeof process + typeof Buffer + typeof require')).toBe('undefinedundefinedundefined');
  expect(JSON.parse(await vm.evaluate(`${call}.then(JSON.stringify)`))).toEqual({ ...right, hasNodeCrypto: false });
});

describeChromium('in Chromium', (url) => {
  it('works', async () => {
    const script = await bundle('browser');
    // Loopback counts as secure; on other addresses, a page without TLS has no WebCrypto.
    await using server = await serve((_request, response) => response.end('<!doctype html><title>probe</title>'));
    const page = await (await browserAt(url)).newPage();
    onTestFinished(() => page.close());
    await page.goto(server.url);
    await page.addScriptTag({ content: script });
    expect(await page.evaluate(call)).toEqual({ ...right, hasNodeCrypto: false });
  });
});
