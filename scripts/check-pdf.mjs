// Checks PDF files against PDF/UA-1 with veraPDF: `node scripts/check-pdf.mjs report.pdf …`. Needs Java and Maven,
// which fetches the jars (9 MB) from Maven Central once. It is not part of `npm test`, but for changes of
// reporting/reports/formats/pdf.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../packages/testing/java/pdf/', import.meta.url));
const libraries = fileURLToPath(new URL('../node_modules/.cache/linkvitals/verapdf-1.28.2', import.meta.url));

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'ignore'] });
  if (error !== undefined) throw new Error(`${program} cannot be run: ${error.message}. Install Java 17 and Maven.`);
  return status ?? 1;
}

function fetchLibraries() {
  const aside = `${libraries}.${process.pid}`;
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${aside}`];
  if (run('mvn', ['--batch-mode', '--quiet', '--file', join(sources, 'pom.xml'), ...goal]) !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('Maven could not fetch veraPDF. Is Maven Central reachable?');
  }
  renameSync(aside, libraries);
}

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name one PDF file or more: node scripts/check-pdf.mjs report.pdf');
if (!existsSync(libraries)) fetchLibraries();
process.exitCode = run('java', ['-cp', join(libraries, '*'), join(sources, 'CheckPdf.java'), ...files]);
