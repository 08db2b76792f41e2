import ts from 'typescript';
import { expect, it } from 'vitest';
import { scriptedChoice } from './scripted-choice.ts';

const faultOf = (program: string): string | undefined => {
  const source = ts.createSourceFile('page.test.ts', program, ts.ScriptTarget.Latest, true);
  const faultIn = (node: ts.Node): string | undefined => scriptedChoice(node) ?? ts.forEachChild(node, faultIn);
  return faultIn(source);
};

it('refuses a choice by the events of Playwright, and no choice by keys', () => {
  expect(faultOf("await page.getByLabel('Format').selectOption('csv');")).toContain('write `await choose(');
  expect(faultOf("await choose(page.getByLabel('Format'), 'csv');")).toBeUndefined();
});
