import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { variables } from '@linkvitals/server';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, root)), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string; readonly runbook: string };
}

const rules = async (): Promise<readonly Rule[]> =>
  (parse(await read('deploy/prometheus-rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
    (group) => group.rules,
  );

/** Syntax errors of a PromQL expression. */
function faultsOf(expr: string): string[] {
  const faults: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from }) => void (type.isError && faults.push(`at ${from}: ${expr.slice(from)}`)),
  });
  return faults;
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('the alerts', () => {
  it('are valid PromQL', async () => {
    expect(faultsOf('sum(rate(x[5m]) > 1')).not.toEqual([]);
    for (const { alert, expr } of await rules()) expect(faultsOf(expr), alert).toEqual([]);
  });

  it('use only metrics that docs/monitoring.md lists and the server has', async () => {
    const listed = [...(await read('docs/monitoring.md')).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(listed.length).toBeGreaterThan(20);
    for (const { alert, expr } of await rules()) {
      const named = expr.match(/\b(?:linkvitals|process)_[a-z_]+/g) ?? [];
      const unknown = named.filter((name) => !listed.includes(name.replace(/_(?:bucket|sum|count)$/, '')));
      expect(unknown, alert).toEqual([]);
    }
  });

  it('are those of docs/monitoring.md, and two that need no metric of the server', async () => {
    const documented = (await read('docs/monitoring.md')).match(/\bLinkvitals[A-Z]\w+/g) ?? [];
    const names = (await rules()).map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(documented)].sort()).toEqual(names.sort());
  });

  it('say what happened, what to do, and where it is described', async () => {
    const headings = [...(await read('docs/operations.md')).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      anchorOf(text),
    );
    for (const { alert, labels, annotations } of await rules()) {
      expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
      expect(annotations.summary, alert).toMatch(/\w{3}/);
      expect(annotations.action, alert).toMatch(/\w{3}/);
      const [, anchor = ''] = /^docs\/operations\.md#(.+)$/.exec(annotations.runbook) ?? [];
      expect(headings, alert).toContain(anchor);
    }
  });

  it('give a reason for each threshold', async () => {
    const text = await read('deploy/prometheus-rules.yml');
    for (const rule of text.split('- alert: ').slice(1)) expect(rule, rule.split('\n')[0]).toMatch(/^\w+\n +# /);
  });
});

it('docs/operations.md has the defaults of the settings that it explains', async () => {
  const rows = [...(await read('docs/operations.md')).matchAll(/^\| `(LINKVITALS_\w+)` \| `(\w+)` \|/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, name = '', value] of rows) {
    expect(variables[name as keyof typeof variables].fallback, name).toBe(value);
  }
});
