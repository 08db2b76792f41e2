import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInto } from './build-dashboard.ts';

/** The dashboard is built once for all workers, which get its folder by `LINKVITALS_TEST_DASHBOARD`. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-dashboard-'));
  buildInto(folder);
  process.env.LINKVITALS_TEST_DASHBOARD = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
