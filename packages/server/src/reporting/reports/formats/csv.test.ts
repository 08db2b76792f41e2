import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { allOf } from '../report.test-support.ts';
import { csvFile, csvText } from './csv.ts';

const fileOf = async (...rows: (string | number | null)[][]): Promise<string> => {
  const table = {
    header: ['a', 'b'],
    async *rows() {
      yield rows;
    },
  };
  return (await allOf(csvFile(table))).toString();
};

describe('a cell that a spreadsheet would calculate', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '＠x',
    '\u202e=1',
    '=cmd|"/c calc"!A1',
    '\n-2+3',
  ])('%j begins with an apostrophe', (attack) => {
    expect(csvText(attack)).toMatch(/^'/);
  });

  it('stays one cell of one row, whatever is in it', async () => {
    const attacks = ['=1+1', 'a"b', 'a,b', 'a\nb', 'a\rb', 'a;b', '\r\n=1,2'];
    const rows: string[][] = parse(await fileOf(...attacks.map((attack) => [attack, 'end'])), { bom: true });
    expect(rows).toHaveLength(attacks.length + 1);
    for (const row of rows.slice(1)) expect([row.length, row[1]]).toEqual([2, 'end']);
    for (const [cell = ''] of rows) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('is text: numbers stay as they are', async () => {
    expect(await fileOf([-5, null], ['a plain text', 0])).toBe('\uFEFFa,b\r\n-5,\r\na plain text,0\r\n');
  });
});
