/** Everything that changes how a script's text is read. The end tag and start tag need a delimiter behind the name. */
const MARKS = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

/**
 * Where the `</script` stands that ends a script whose text begins at `from`; the end of the source when none does.
 * Inside `<!--` a `<script` opens a level that its own `</script` closes (HTML standard, 13.2.5.15 to 13.2.5.31).
 */
export function endOfScript(html: string, from: number): number {
  let inComment = false;
  let inInnerScript = false;
  MARKS.lastIndex = from;
  for (let mark = MARKS.exec(html); mark !== null; mark = MARKS.exec(html)) {
    if (mark[0] === '<!--') {
      inComment = true;
      // The hyphens may be those of the end: `<!-->`.
      MARKS.lastIndex = mark.index + 2;
    } else if (mark[0] === '-->') inComment = inInnerScript = false;
    else if (mark[1] === '') inInnerScript = inComment;
    else if (!inInnerScript) return mark.index;
    else inInnerScript = false;
  }
  return html.length;
}
