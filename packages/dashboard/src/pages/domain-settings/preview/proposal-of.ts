import type { CrawlConfigUpdate } from '@linkvitals/contract/types';
import { type FieldName, type FieldTexts, fieldNames } from '../setting-fields.ts';
import { bodyOf } from '../settings-changes.ts';

const isPreviewed = (name: FieldName): boolean =>
  name === 'crawl_config/exclusions' || name.startsWith('crawl_config/schedule/');

/** The part of the form that has a preview, as the server takes it. Fields that the form does not show keep what is saved. */
export function proposalOf(texts: Partial<FieldTexts>): CrawlConfigUpdate {
  const entries = fieldNames.filter(isPreviewed).map((name) => [name, texts[name]] as const);
  return bodyOf(Object.fromEntries(entries)).crawl_config ?? {};
}
