import { expect, test } from 'vitest';
import { withPlainMembers } from './plain-members.ts';

/** Evaluates an expression behind code without private members. */
const evaluated = (code: string): unknown => new Function(withPlainMembers(code))();

test('A class with fields, methods and accessors works as before, without private members', () => {
  const code = `
    class Counter {
      #count = 1;
      static #made = 0;
      constructor() { Counter.#made++; }
      get #double() { return this.#count * 2; }
      #add(by) { this.#count += by; return this; }
      read(other) { return [this.#add(2).#double, other?.#count, #count in this, #count in {}, this.#count in [0, 0, 0, 0], Counter.#made]; }
    }
    return new Counter().read(new Counter());`;
  expect(withPlainMembers(code)).not.toContain('#');
  expect(evaluated(code)).toEqual([6, 1, true, false, true, 2]);
});

test('A class keeps its members apart from those of the class that it extends', () => {
  const code = `
    class One { #name = 'one'; one() { return this.#name; } }
    class Two extends One { #name = 'two'; two() { return this.#name; } }
    const both = new Two();
    return [both.one(), both.two()];`;
  expect(evaluated(code)).toEqual(['one', 'two']);
});

test('An inner class reaches members of the outer one', () => {
  const code = `
    class Outer {
      #value = 7;
      inner() { return new (class { #own = 1; read(outer) { return outer.#value + this.#own; } })().read(this); }
    }
    return new Outer().inner();`;
  expect(evaluated(code)).toBe(8);
});

test('Texts, patterns and comments stay as they are', () => {
  const code = "return ['#a', `#b`, /#c/.source]; // #d";
  expect(withPlainMembers(code)).toBe(code);
});
