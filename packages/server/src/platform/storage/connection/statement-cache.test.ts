import { expect, it, vi } from 'vitest';
import { keepStatements, planOnce } from './statement-cache.ts';

function connection() {
  const prepare = vi.fn((sql: string) => ({ sql }));
  const one = { prepare };
  keepStatements(one);
  return { one, prepare };
}

it('prepares a statement once', () => {
  const { one, prepare } = connection();
  expect(one.prepare('select 1')).toBe(one.prepare('select 1'));
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('keeps the latest used and lets go of the rest', () => {
  const { one, prepare } = connection();
  one.prepare('often');
  for (let n = 0; n < 1_000; n += 1) {
    one.prepare(`select ${n}`);
    one.prepare('often');
  }
  expect(prepare).toHaveBeenCalledTimes(1_001);
  one.prepare('select 0');
  expect(prepare).toHaveBeenCalledTimes(1_002);
});

it('keeps a long one that reads: the same for each of several lanes', () => {
  const { one, prepare } = connection();
  const long = `select 1${' union all select 1'.repeat(400)}`;
  expect(one.prepare(long)).toBe(one.prepare(long));
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('does not keep long ones that write', () => {
  const { one, prepare } = connection();
  const long = `insert into t values ${'(?),'.repeat(2_000)}`;
  one.prepare(long);
  one.prepare(long);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('hides every parameter from the planner, and nothing else', () => {
  const sql = "select '?', `a?` from t as \"b?\" where x in (?, ?) and y like ? escape '!' limit ?";
  expect(planOnce(sql)).toBe("select '?', `a?` from t as \"b?\" where x in (+?, +?) and y like +? escape '!' limit +?");
  const { one, prepare } = connection();
  one.prepare('select ?');
  expect(prepare).toHaveBeenCalledWith('select +?');
});
