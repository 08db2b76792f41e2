import type { Io } from '../io.ts';
import type { SiteReport } from './site-report.ts';

const EVERY_MS = 200;

/** Keeps one line on a terminal up to date; does nothing when stderr is no terminal. Returns what takes it away. */
export function showProgress({ stderr }: Pick<Io, 'stderr'>, report: SiteReport): () => void {
  if (stderr.isTTY !== true) return () => {};
  const draw = () => {
    const { pages, targets, checked, broken } = report.progress;
    const line = `${pages} pages read, ${checked} of ${targets} links checked, ${broken} broken (Ctrl-C to stop)`;
    stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`);
  };
  const timer = setInterval(draw, EVERY_MS);
  return () => {
    clearInterval(timer);
    stderr.write('\r\x1b[K');
  };
}
