import { decodeReferences } from '../text/decode-references.ts';

/** A URL in an instruction, and its offset in characters. */
interface XmlStylesheet {
  readonly href: string;
  readonly offset: number;
}

/** Largest number of stylesheets that are read. */
const MAX = 100;

/**
 * The stylesheets that an XML document names before its first element (`<?xml-stylesheet href="…"?>`; Associating Style Sheets with XML
 * documents 1.0). References into the document itself (`#id`) are no links.
 */
export function xmlStylesheets(source: string): XmlStylesheet[] {
  const found: XmlStylesheet[] = [];
  for (let at = source.indexOf('<'); at !== -1 && found.length < MAX; at = source.indexOf('<', at)) {
    const offset = at;
    if (source.startsWith('<!--', at)) at = behind(source, '-->', at + 4);
    // The start of a doctype, or of a declaration in it.
    else if (source.startsWith('<!', at)) at += 2;
    else if (source.startsWith('<?', at)) {
      at = behind(source, '?>', at + 2);
      const href = hrefOf(source.slice(offset, at));
      if (href !== undefined && href !== '' && !href.startsWith('#')) found.push({ href, offset });
    } else break;
  }
  return found;
}

function hrefOf(instruction: string): string | undefined {
  if (!/^<\?xml-stylesheet\s/.test(instruction)) return undefined;
  const value = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(instruction);
  return value === null ? undefined : decodeReferences(value[1] ?? value[2] ?? '').trim();
}

function behind(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at === -1 ? source.length : at + mark.length;
}
