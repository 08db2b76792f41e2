import { run } from './run.ts';

export interface Target {
  readonly url: string;
  readonly verdict: string;
  readonly reason: string;
  readonly detail: string | null;
  readonly found_on: readonly { readonly page_url: string; readonly line: number; readonly text: string }[];
}

/** Runs a check and returns `url verdict-or-reason page:line` for each target, sorted; `home` replaces the site's root. */
export async function checkLines(args: readonly string[], how: { cwd?: string; stdin?: string; home?: string } = {}) {
  const { code, stdout, stderr } = await run(['check', '--rate', '0', '-f', 'json', ...args], {}, how);
  if (stdout === '') throw new Error(stderr);
  const { summary, targets } = JSON.parse(stdout) as { summary: Record<string, unknown>; targets: readonly Target[] };
  const lines = targets.map(({ url, verdict, reason, found_on }) => {
    const places = found_on.map(({ page_url, line }) => `${page_url}:${line}`);
    return `${url} ${verdict === 'ok' ? 'ok' : reason} ${places.join(' ')}`
      .replaceAll(how.home ?? '\0', 'home/')
      .trim();
  });
  return { code, summary, targets, stderr, lines: lines.sort() };
}
