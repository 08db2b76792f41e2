import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type NodeProgram, nodePrograms } from './node-programs.ts';
import type { PackedPackage } from './packed-package.ts';

const OLDEST_NODE = 20;
const MAX_BYTES = 12_000_000;
const LONGEST_RUN_MS = 60_000;

/**
 * A site with a dead link and a missing fragment. It needs what is loaded late: the table of character references, and
 * the encodings that Node does not have whole.
 */
const PAGES: Readonly<Record<string, Buffer>> = {
  '/': Buffer.from('<title>caf&eacute;</title><a href="/b">b</a><a href="/gone">c</a><a href="/b#no">d</a>'),
  '/b': Buffer.from(
    '<meta charset="shift_jis"><title>\x82\xa0</title><p id="yes"><a href="/c?q=\x82\xa0">e</a>',
    'latin1',
  ),
  '/c?q=%82%A0': Buffer.from('<title>c</title>'),
};
const BROKEN = ['fragment_missing /b#no', 'not_found /gone'];

const answer: RequestListener = (request, response) => {
  const page = PAGES[request.url ?? ''];
  const status = request.method === 'POST' ? 204 : page === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': 'text/html' }).end(status === 200 ? page : undefined);
};

/** A command line, and what is wrong with its outcome; undefined: nothing is. */
interface Probe {
  readonly args: readonly string[];
  readonly fault: (outcome: Outcome) => unknown;
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Installs the packed command into an empty project without a registry, and runs it there on each Node of the machine.
 * @returns The faults.
 */
export async function probeCommand({ archive, name }: PackedPackage, scratch: string): Promise<string[]> {
  const project = join(scratch, 'command');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true }));
  writeFileSync(join(project, 'options.ts'), 'export default { rate: 50 as number };');
  const npm = ['install', '--offline', '--engine-strict', '--no-audit', '--no-fund', '--silent', archive];
  execFileSync('npm', npm, { cwd: project, stdio: 'inherit' });
  const faults = faultsOfFiles(join(project, 'node_modules'));
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const node of nodePrograms(OLDEST_NODE)) {
    const found = await runOn(node, project, probesOf(origin, join(project, 'node_modules', name), node.major));
    if (found.length === 0) console.log(`Node ${node.version} runs ${name} as it is installed`);
    faults.push(...found);
  }
  server.close();
  return faults;
}

/** The installed files: few bytes, and none that a machine has to compile or that runs on one kind of machine only. */
function faultsOfFiles(modules: string): string[] {
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`the installed command: ${(bytes / 1e6).toFixed(1)} MB in ${paths.length} files`);
  const native = paths.filter((path) => /\.node$|binding\.gyp$/.test(path));
  const faults = native.map((path) => `the installed command has a native module: ${path}`);
  if (bytes > MAX_BYTES) faults.push(`the installed command has ${bytes} bytes, the limit is ${MAX_BYTES}`);
  return faults;
}

function probesOf(origin: string, folder: string, nodeMajor: number): Probe[] {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const site = ['check', origin, '--recheck-after', '0', '--format', 'json', '--quiet'];
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const broken: Probe['fault'] = ({ code, stdout, stderr }) =>
    code !== 1 || stderr !== '' || !hasBroken(origin, stdout);
  const needsTypes: Probe['fault'] = ({ code, stderr }) =>
    nodeMajor < 22 ? code !== 2 || !stderr.includes('does not run TypeScript') : code !== 1;
  const fails: Probe['fault'] = ({ code, stderr }) => code !== 0 || stderr !== '';
  return [
    { args: ['--version'], fault: ({ stdout }) => stdout !== `${version}\n` },
    // The first reads pages on a thread of their own.
    { args: [...site, '--rate', '0'], fault: broken },
    { args: [...site, '--rate', '50'], fault: broken },
    { args: [...site, '--config', 'options.ts'], fault: needsTypes },
    { args: ['check', join(folder, 'README.md'), '--no-external'], fault: fails },
    { args: ['webhooks', 'trigger', 'test', '--url', origin, '--secret', secret], fault: ({ code }) => code !== 0 },
    // It loads every command.
    { args: ['completion', 'bash'], fault: fails },
    {
      args: ['serve'],
      fault: ({ code, stderr }) => code !== 2 || !/^`linkvitals serve` needs the server/.test(stderr),
    },
  ];
}

function hasBroken(origin: string, report: string): boolean {
  const { targets } = JSON.parse(report) as { targets: { verdict: string; reason: string; url: string }[] };
  const broken = targets.filter(({ verdict }) => verdict === 'broken');
  return `${broken.map(({ reason, url }) => `${reason} ${url.replace(origin, '')}`).sort()}` === `${BROKEN}`;
}

async function runOn({ path, version }: NodeProgram, project: string, probes: readonly Probe[]): Promise<string[]> {
  const program = join(project, 'node_modules/.bin/linkvitals');
  // The first line of the program takes the first Node of the PATH.
  const env = { ...process.env, PATH: `${dirname(path)}:${process.env.PATH}` };
  const faults: string[] = [];
  for (const { args, fault } of probes) {
    const outcome = await new Promise<Outcome>((resolve) => {
      execFile(program, args, { cwd: project, env, timeout: LONGEST_RUN_MS }, (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? Number.NaN), stdout, stderr });
      });
    });
    if (fault(outcome))
      faults.push(`Node ${version}, linkvitals ${args.join(' ')}:\n${JSON.stringify(outcome, null, 1)}`);
  }
  return faults;
}
