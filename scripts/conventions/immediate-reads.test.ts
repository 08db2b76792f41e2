import ts from 'typescript';
import { expect, it } from 'vitest';
import { immediateRead } from './immediate-reads.ts';

/** What is refused in a program, each by what it reads. */
function refusedIn(program: string): readonly string[] {
  const source = ts.createSourceFile('page.test.ts', program, ts.ScriptTarget.Latest, true);
  const refused: string[] = [];
  const visit = (node: ts.Node): void => {
    const [read] = immediateRead(node)?.split('()') ?? [];
    if (read !== undefined) refused.push(read);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return refused;
}

it.each<[string, string, string[]]>([
  ['a count', 'expect(await rows.count()).toBe(0);', ['count']],
  [
    'a text, with what the expectation is about',
    "expect(await row.textContent(), 'the row').toBe('a');",
    ['textContent'],
  ],
  ['what is made of a text', "expect((await row.textContent())?.trim()).toBe('a');", ['textContent']],
  ['an expectation that lets the test go on', 'expect.soft(await box.isChecked()).toBe(true);', ['isChecked']],
  ['the address of the page', "expect(new URL(page.url()).pathname).toBe('/');", ['url']],
  ['a function of the page', "expect(await focused(page)).toBe('button');", ['focused']],
  ['a function of another page', "expect(await focused(guest.page)).toBe('button');", ['focused']],
  ['what was read a line before', 'const count = await rows.count();\nexpect(count).toBe(0);', ['count']],
  [
    'what was read around the expectation',
    "const box = await row.boundingBox();\nfor (const side of sides) { expect(box?.[side], 'it').toBe(0); }",
    ['boundingBox'],
  ],
])('refuses %s', (_, program, reads) => {
  expect(refusedIn(program)).toEqual(reads);
});

it.each([
  ['a read that is waited for', 'await expect.poll(() => rows.count()).toBe(0);'],
  ['an answer of the server', "expect((await person.call('GET', '/account')).name).toBe('a');"],
  ['the count of something else', 'expect(requests.count()).toBe(2);'],
  ['what a function holds that is not called here', 'expect(() => rows.count()).not.toThrow();'],
  ['a function that waits by itself', 'const broken = await brokenRules(page);\nexpect(broken).toEqual([]);'],
  [
    'what has a name of its own',
    'const count = await rows.count();\nit("a", () => { const count = 2; expect(count).toBe(2); });',
  ],
  [
    'what was read and is sent',
    "const url = await link.getAttribute('href');\nexpect((await fetch(url)).status).toBe(200);",
  ],
  ['a member of that name', 'const count = await rows.count();\nexpect(made.count).toBe(2);'],
])('lets through %s', (_, program) => {
  expect(refusedIn(program)).toEqual([]);
});
