import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-contract.mjs', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linkvitals-contract-'));
  return () => rmSync(folder, { recursive: true });
});

interface Shape {
  readonly required?: readonly string[];
  readonly members?: readonly string[];
  readonly path?: string;
}

/** A contract with one operation. */
function contract({ required = [], members = ['id', 'name'], path = '/things' }: Shape = {}): string {
  const properties = Object.fromEntries(members.map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', required: members, properties };
  const parameters = required.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } }));
  const content = { 'application/json': { schema } };
  const get = { operationId: 'listThings', parameters, responses: { '200': { description: 'Things.', content } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1.0.0' }, paths: { [path]: { get } } });
}

function compare(released: string, changed: string): { status: number | null; said: string } {
  const [base, other] = [join(folder, 'released.json'), join(folder, 'changed.json')];
  writeFileSync(base, released);
  writeFileSync(other, changed);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, base, other], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the comparison with a released contract', () => {
  it.each<[string, Shape, string]>([
    ['a path that is gone', { path: '/objects' }, 'path-removed'],
    ['a member of an answer that is gone', { members: ['id'] }, 'name'],
    ['a parameter that is required now', { required: ['filter'] }, 'filter'],
  ])('fails for %s and names it', (_, shape, named) => {
    const { status, said } = compare(contract(), contract(shape));
    expect([status, said]).toEqual([1, expect.stringContaining(named)]);
  });

  it('lets a member pass that is new', () => {
    const { status, said } = compare(contract(), contract({ members: ['id', 'name', 'colour'] }));
    expect([status, said]).toEqual([0, expect.not.stringContaining('1 major')]);
  });
});
