// Says what LibreOffice makes of CSV files: `node scripts/check-csv.mjs links.csv …`. It opens each as UTF-8 with formulas on, which
// is the worst that a person can choose, and finds cells that would be calculated, and cells that do not say what the file
// says. Needs soffice (Debian: apt-get install --no-install-recommends libreoffice-calc-nogui, 90 MB). No part of `npm test`: it is
// for changes of reports/formats/csv.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { parse } = createRequire(new URL('../packages/server/package.json', import.meta.url))('csv-parse/sync');

/** Comma, double quote, UTF-8, from line 1; the last value makes it calculate formulas. */
const FILTER = 'CSV:44,34,76,1,,0,false,false,false,false,false,0,true';
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const folder = mkdtempSync(join(tmpdir(), 'linkvitals-csv-'));

/** The rows that LibreOffice reads, as flat XML. */
function opened(file) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const out = ['--convert-to', 'fods', `--infilter=${FILTER}`, '--outdir', folder, file];
  const { error, status } = spawnSync('soffice', [profile, '--headless', ...out], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (error !== undefined || status !== 0)
    throw new Error(`soffice could not open ${file}. Install libreoffice-calc-nogui.`, { cause: error });
  return readFileSync(join(folder, basename(file).replace(/\.csv$/, '.fods')), 'utf8');
}

const decode = (text) =>
  text
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** Cells of the table. Repeated empty cells are written out; empty rows are left out. */
function cellsOf(xml) {
  const rows = [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes, inside = '']) => {
        const repeated = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
        const formula = /table:formula="([^"]*)"/.exec(attributes)?.[1];
        const number = /office:value-type="float"/.test(attributes)
          ? /office:value="([^"]*)"/.exec(attributes)?.[1]
          : undefined;
        const shown = [...inside.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, text]) => decode(text)).join('\n');
        return Array.from({ length: repeated }, () => ({ formula, text: number ?? shown }));
      },
    ),
  );
  return rows.filter((row) => row.some(({ text }) => text !== ''));
}

/** Whether a cell has the expected text. A text of only digits is a number to every spreadsheet. */
const isSame = (found, wanted) => found === wanted || (wanted.trim() !== '' && Number(found) === Number(wanted));

function check(file) {
  const expected = parse(readFileSync(file), { bom: true });
  const rows = cellsOf(opened(file));
  const faults = [];
  if (rows.length !== expected.length) faults.push(`${rows.length} rows instead of ${expected.length}`);
  for (const [at, row] of expected.entries()) {
    for (const [column, wanted] of row.entries()) {
      const cell = rows[at]?.[column] ?? { text: '' };
      const where = `row ${at + 1}, column ${column + 1}`;
      if (cell.formula !== undefined) faults.push(`${where} is calculated: ${cell.formula}`);
      else if (!isSame(cell.text, wanted))
        faults.push(`${where} is ${JSON.stringify(cell.text)} instead of ${JSON.stringify(wanted)}`);
    }
  }
  console.log(`${file}: ${expected.length} rows of ${expected[0]?.length ?? 0} columns, ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  return faults.length === 0;
}

/** Whether this script finds a file with a formula, without which its results are worthless. */
function canFindFormulas() {
  const file = join(folder, 'formula.csv');
  writeFileSync(file, 'a,b\r\n=1+1,x\r\n');
  return cellsOf(opened(file))[1]?.[0]?.formula !== undefined;
}

const files = process.argv.slice(2);
try {
  if (files.length === 0) throw new Error('Name one CSV file or more: node scripts/check-csv.mjs links.csv');
  if (!canFindFormulas())
    throw new Error('This version of LibreOffice calculates no formula of a CSV file: nothing can be checked.');
  process.exitCode = files.map(check).every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
