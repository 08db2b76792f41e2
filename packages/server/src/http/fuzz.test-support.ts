import type { JsonSchema } from '@linkvitals/contract';
import { document } from '@linkvitals/contract';
import type { Dice } from '@linkvitals/testing';

const pieces = [
  ...'a b z 0 9 - _ . / \\ * ** ? [ ] { } ( ) | + ^ $ , : ; @ # % & = ! ~ < > " \' `'.split(' '),
  ...'%00 %2f %ff .. ../ // a@ a. @a. www. xn-- http:// https:// file: [::1] 127.0.0.1 10.0.0.0/8 ::/0 é 💥 \u0000 \n \r \t'.split(
    ' ',
  ),
  ...' \u00a0 \u202e \ud800 __proto__ constructor toString null true -1 1e999 0x7f 2026-01-01T00:00:00Z *a [ab]{0,1000} (a+)+ \\pL{1000} {a,'.split(
    ' ',
  ),
];

/** Text that an attacker might send: short or long, mixed or one piece repeated */
export function hostileText(dice: Dice, longest: number): string {
  const few = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(pieces));
  const from = dice.below(3) === 0 ? pieces : few;
  const length = dice.pick([1, 5, 60, longest]);
  const unit = dice.text(Math.min(length, 200), () => dice.pick(from));
  return unit.repeat(Math.ceil(length / (unit.length + 1))).slice(0, length);
}

export interface JsonMaker {
  /** Ids of existing objects, by the name of their parameter */
  readonly known: Readonly<Record<string, string>>;
  /** Makes a value: usually one that the schema allows, sometimes another. */
  valueFor(dice: Dice, schema: JsonSchema): unknown;
}

export function jsonMaker(known: Readonly<Record<string, string>>): JsonMaker {
  const valueFor = (dice: Dice, schema: JsonSchema): unknown => {
    if (dice.below(8) === 0) return stray(dice);
    const inner = resolve(schema);
    const branches = (inner.anyOf ?? inner.oneOf) as readonly JsonSchema[] | undefined;
    if (branches !== undefined) return valueFor(dice, dice.pick(branches));
    if (Array.isArray(inner.enum)) return dice.pick(inner.enum);
    if (inner.const !== undefined) return inner.const;
    const type = Array.isArray(inner.type) ? dice.pick(inner.type as string[]) : inner.type;
    return ofType(dice, `${type}`, inner);
  };
  const ofType = (dice: Dice, type: string, schema: JsonSchema): unknown => {
    if (type === 'object') return objectFor(dice, schema);
    if (type === 'array')
      return Array.from({ length: dice.pick([0, 1, 2, 100]) }, () => valueFor(dice, schema.items as JsonSchema));
    if (type === 'boolean') return dice.below(2) === 0;
    if (type === 'integer' || type === 'number') return dice.pick([0, 1, 5, 24, -1, 0.5, 1e9, 2 ** 53]);
    if (type === 'null') return null;
    if (schema.format === 'uuid') return dice.pick(Object.values(known));
    return dice.pick([
      hostileText(dice, Number(schema.maxLength ?? 300)),
      `example${dice.below(50)}.com`,
      'https://127.0.0.1/hook',
      '10:30',
    ]);
  };
  const objectFor = (dice: Dice, schema: JsonSchema): Record<string, unknown> => {
    const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    const required = new Set((schema.required ?? []) as string[]);
    const chosen = members.filter(([name]) => required.has(name) || dice.below(2) === 0);
    const made = chosen.map(([name, inner]) => [name, valueFor(dice, inner)] as const);
    const isOpen = typeof schema.additionalProperties === 'object' || dice.below(10) === 0;
    const more = isOpen
      ? Array.from({ length: dice.below(25) }, () => [hostileText(dice, 80), stray(dice)] as const)
      : [];
    return Object.fromEntries([...made, ...more]);
  };
  return { known, valueFor };
}

const stray = (dice: Dice): unknown =>
  dice.pick([hostileText(dice, 20_000), null, true, -1, 1e308, '', {}, [], [[]], { a: 1 }, hostileText(dice, 30)]);

function resolve(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const schemas: Readonly<Record<string, JsonSchema>> = document.components.schemas;
  return resolve(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
}
