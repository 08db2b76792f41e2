import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { MetricRegistry } from './metric-registry.ts';

/** Reads the disk of the data folder; sets nothing when there is no such folder, as with MySQL. Never rejects. */
export async function readDisk({ dataDir }: Pick<Config, 'dataDir'>, registry: MetricRegistry): Promise<void> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (disk === undefined) {
    registry.unset('linkvitals_data_disk_free_bytes');
    registry.unset('linkvitals_data_disk_size_bytes');
    return;
  }
  registry.set('linkvitals_data_disk_free_bytes', disk.bavail * disk.bsize);
  registry.set('linkvitals_data_disk_size_bytes', disk.blocks * disk.bsize);
}
