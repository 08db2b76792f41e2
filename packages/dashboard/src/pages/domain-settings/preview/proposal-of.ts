import type { CrawlConfigUpdate } from '@linkvitals/contract/types';
import { type FieldName, type FieldTexts, fieldNames } from '../setting-fields.ts';
import { bodyOf } from '../settings-changes.ts';

const isPreviewed = (name: FieldName): boolean =>
  name === 'crawl_config/exclusions' || name.startsWith('crawl_config/schedule/');

/** The part of the form that has a preview, in the form of the request. Fields that are not shown keep their saved values. */
export function proposalOf(texts: Partial<FieldTexts>): CrawlConfigUpdate {
  const entries = fieldNames.filter(isPreviewed).map((name) => [name, texts[name]] as const);
  return bodyOf(Object.fromEntries(entries)).crawl_config ?? {};
}
