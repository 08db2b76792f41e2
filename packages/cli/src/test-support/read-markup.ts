import { Parser } from 'htmlparser2';

export interface Element {
  readonly name: string;
  /** Names of the elements around it, outermost first. */
  readonly path: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Elements that HTML never closes. */
const VOID = new Set(['meta', 'br']);

/** All elements in order of their start. Throws when one is not closed where it must be. */
export function readMarkup(markup: string, { xml }: { readonly xml: boolean }): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, path: open.map((outer) => outer.name), attributes, text: '' };
        all.push(element);
        open.push(element);
      },
      ontext(text) {
        const inner = open.at(-1);
        if (inner !== undefined) inner.text += text;
        else if (text.trim() !== '') throw new Error(`Text outside of the document: ${text}`);
      },
      onclosetag(name, isImplied) {
        if (isImplied && !(VOID.has(name) && !xml) && !markup.includes('/>')) throw new Error(`${name} is not closed`);
        if (open.pop()?.name !== name) throw new Error(`${name} is closed out of order`);
      },
    },
    { xmlMode: xml, decodeEntities: true },
  );
  parser.end(markup);
  return all;
}
