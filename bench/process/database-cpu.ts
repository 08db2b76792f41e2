import { readFileSync } from 'node:fs';
import type { Database } from '../../packages/server/src/platform/storage/index.ts';

/** The unit of processor time in Linux, ms. */
const TICK_MS = 10;

/** Processor time so far of this process and of the database server, ms. */
export async function cpuOf({ knex, dialect }: Database): Promise<() => number> {
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  if (dialect === 'sqlite') return own;
  const [[{ file }]] = await knex.raw('select @@pid_file as file');
  const stat = `/proc/${readFileSync(file, 'utf8').trim()}/stat`;
  return () => {
    // After the name, which may hold spaces: fields 14 and 15 are the time in user and system mode.
    const fields = readFileSync(stat, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return own() + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  };
}
