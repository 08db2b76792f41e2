import type { RenderingPattern } from '@linkvitals/crawler';
import { type Executor, fromJsonColumn, toJsonColumn } from '../../../platform/storage/index.ts';

/** Kinds of pages of a domain, and whether they need rendering, as its last crawl that chose them found. */
export async function listRenderingPatterns(on: Executor, domainId: string): Promise<readonly RenderingPattern[]> {
  const row = await on('rendering_patterns').where({ domain_id: domainId }).first('patterns');
  return fromJsonColumn<RenderingPattern[]>(row?.patterns ?? null) ?? [];
}

export async function replaceRenderingPatterns(
  trx: Executor,
  domainId: string,
  patterns: readonly RenderingPattern[],
): Promise<void> {
  const row = { domain_id: domainId, patterns: toJsonColumn(patterns) };
  await trx('rendering_patterns').insert(row).onConflict(['domain_id']).merge(['patterns']);
}
