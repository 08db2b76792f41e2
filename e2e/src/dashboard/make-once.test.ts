import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeOnce } from './make-once.ts';

function runFolder(): string {
  const run = mkdtempSync(join(tmpdir(), 'linkvitals-run-'));
  onTestFinished(() => rmSync(run, { recursive: true }));
  return run;
}

it('is made by the first, and there for the others', () => {
  const run = runFolder();
  const make = vi.fn((folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), 'made');
  });
  const folder = makeOnce(run, 'pages', make);
  expect(makeOnce(run, 'pages', make)).toBe(folder);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('made');
});

it('fails for the others at once with what made the first fail, and is not made again', () => {
  const run = runFolder();
  const make = vi.fn(() => {
    throw new Error('a file is missing');
  });
  expect(() => makeOnce(run, 'pages', make)).toThrow('a file is missing');
  // Without patience, it would say that the first has not ended.
  expect(() => makeOnce(run, 'pages', make, 0)).toThrow('a file is missing');
  expect(make).toHaveBeenCalledTimes(1);
});

it('is waited for once when the first has died over it', () => {
  const run = runFolder();
  mkdirSync(join(run, 'pages-begun'));
  const make = vi.fn();
  expect(() => makeOnce(run, 'pages', make, 0)).toThrow('another process of the tests has not made pages');
  const began = performance.now();
  expect(() => makeOnce(run, 'pages', make)).toThrow('another process of the tests has not made pages');
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(make).not.toHaveBeenCalled();
});
