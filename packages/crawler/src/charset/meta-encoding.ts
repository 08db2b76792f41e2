import { declaredEncoding, encodingOfLabel } from './encoding-of-label.ts';
import type { TagBytes } from './tag-bytes.ts';

/**
 * The encoding that the `meta` tag whose name was just read declares, by `charset`, or by `content` beside
 * `http-equiv=content-type`; undefined when it declares no known one.
 */
export function metaEncoding(tag: TagBytes): string | undefined {
  const seen = new Set<string>();
  let isPragma = false;
  let needsPragma = false;
  /** The last label that was found; null: an unknown one. */
  let label: string | null | undefined;
  while (tag.nextAttribute()) {
    const { name } = tag;
    if (seen.has(name)) continue;
    seen.add(name);
    if (name === 'http-equiv') isPragma = tag.value === 'content-type';
    else if (name === 'charset') {
      label = encodingOfLabel(tag.value) === undefined ? null : tag.value;
      needsPragma = false;
    } else if (name === 'content' && label === undefined) {
      label = labelInContent(tag.value);
      needsPragma = label !== undefined;
    }
  }
  if (tag.isOver || label === undefined || label === null || (needsPragma && !isPragma)) return undefined;
  return declaredEncoding(label);
}

/** The label of a known encoding in the text, or undefined: "extracting a character encoding from a meta element". */
function labelInContent(content: string): string | undefined {
  const found = /charset[\t\n\f\r ]*=[\t\n\f\r ]*/.exec(content);
  if (found === null) return undefined;
  const rest = content.slice(found.index + found[0].length);
  // With a quote that is not closed there is no declaration at all.
  const label = /^(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/
    .exec(rest)
    ?.slice(1)
    .find((text) => text !== undefined);
  return label === undefined || encodingOfLabel(label) === undefined ? undefined : label;
}
