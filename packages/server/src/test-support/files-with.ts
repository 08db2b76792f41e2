import { existsSync, readFileSync } from 'node:fs';

/** The files of a SQLite database that contain a text: the database, and its log */
export function filesWith(url: string, text: string): string[] {
  const path = url.replace('sqlite:', '');
  return [path, `${path}-wal`].filter((file) => existsSync(file) && readFileSync(file).includes(text));
}
