import { invalidSetting } from '../../errors.ts';
import { plainText } from './plain-text.ts';

/** @throws ServiceError `invalid_setting` for a text in which nothing can be read */
export function readText(written: string): string {
  const text = plainText(written);
  if (text !== '') return text;
  const detail = 'The comment holds nothing that can be read. Write some text.';
  throw invalidSetting('text', detail);
}
