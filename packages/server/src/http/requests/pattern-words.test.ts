import { document, operations, toZod } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { plainMessage } from './plain-message.ts';

type Node = { readonly [member: string]: unknown };

/** Generates every pattern of a schema, including those behind references. */
function* patternsIn(value: unknown, seen: Set<string>): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { pattern, $ref } = value as Node;
  if (typeof pattern === 'string') yield pattern;
  if (typeof $ref === 'string' && !seen.has($ref)) {
    seen.add($ref);
    yield* patternsIn(document.components.schemas[$ref.slice('#/components/schemas/'.length)], seen);
  }
  for (const part of Object.values(value)) yield* patternsIn(part, seen);
}

const seen = new Set<string>();
const requested = [...operations.values()].flatMap(({ parameters, body }) => [
  ...patternsIn(body, seen),
  ...patternsIn(parameters, seen),
]);
const patterns = [...new Set(requested)];

const wrong = (pattern: string): string | undefined =>
  ['ä b', '__proto__'].find((text) => !new RegExp(pattern, 'u').test(text));

const said = (pattern: string): string | undefined =>
  toZod({ type: 'string', pattern }).safeParse(wrong(pattern), { error: plainMessage }).error?.issues[0]?.message;

it('the patterns of requests are found', () => {
  expect(patterns).toContain('^[\\x20-\\x7e]+$');
  expect(patterns.length).toBeGreaterThan(12);
});

it.each(patterns)('a value that does not match %s is refused in words', (pattern) => {
  expect(said(pattern)).toMatch(/^[A-Z#].* .* /);
  expect(said(pattern)).not.toContain('another form');
  expect(said(pattern)).not.toContain(pattern);
});
