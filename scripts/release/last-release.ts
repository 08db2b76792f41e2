import { execFileSync } from 'node:child_process';

/** Tag of the newest release before this commit; undefined: none is in this clone. */
export function lastRelease(root: string): string | undefined {
  // Without the setting git sorts v1.0.0 below v1.0.0-rc.1.
  const sort = ['-c', 'versionsort.suffix=-', 'tag', '--list', 'v*', '--sort=-version:refname'];
  const tags = execFileSync('git', [...sort, '--merged', 'HEAD', '--no-contains', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return tags.split('\n')[0] || undefined;
}

/** A file of the repository as it was at a tag */
export function fileAt(root: string, tag: string, path: string): string {
  return execFileSync('git', ['show', `${tag}:${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
