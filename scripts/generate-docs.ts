/**
 * Makes docs/configuration.md from the table of settings in the server's config.ts. `--check` writes nothing and fails
 * when the committed file is not what would be made.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { variables } from '@linkvitals/server';

const file = new URL('../docs/configuration.md', import.meta.url);

const cell = (text: string): string => text.replaceAll('|', '\\|');

function page(): string {
  const rows = Object.entries(variables).map(([name, { description, fallback, secret }]) => {
    const preset = fallback === '' ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${preset} | ${cell(description)}${secret ? ' **Secret.**' : ''} |`;
  });
  return `<!-- Made from packages/server/src/config.ts by \`npm run generate\`. Do not edit. -->

# Configuration

The server reads its settings from the environment once, when it starts. It needs none: the defaults are one SQLite file
in the folder \`data\` and port 8080 of this machine. A value that cannot be used, or a \`LINKVITALS_\` name that does not
exist, stops the start with a message that names every fault (exit code 2).

\`<NAME>_FILE\` names a file that holds the value instead, as container secrets do. Lists take commas or spaces.

| Setting | Default | |
|---|---|---|
${rows.join('\n')}
`;
}

const text = page();
const before = await readFile(file, 'utf8').catch(() => '');
if (before === text) {
  process.exitCode = 0;
} else if (process.argv.includes('--check')) {
  console.error('docs/configuration.md is not what packages/server/src/config.ts makes: run `npm run generate`');
  process.exitCode = 1;
} else {
  await writeFile(file, text);
  console.log('wrote docs/configuration.md');
}
