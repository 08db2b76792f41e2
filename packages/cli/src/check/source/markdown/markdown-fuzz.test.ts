import { type Dice, FUZZ_TIMEOUT_MS, fuzz } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { markdownPage } from './markdown-page.ts';

const PIECES = [
  ...'[ ] ( ) ![ [^a] [^a]:_ [a]:_x {#id} {/*_#x_*/} { } ` ``` ~~~ $ $$ < > * ** _ \\ | |-| " \' = &amp; # --- === %zz'.split(
    ' ',
  ),
  ...'<a_href="x"> </a> <!-- --> <Card_ href="/x" /> <title> <h2> </h2> </script> <script> <![CDATA[ <? ]]>'.split(' '),
  ...'http://a.b/c www.a.b x@a.b import_x export_{ a é 🚀 -_ 1._ >_ ##_'.split(' '),
  '\0',
  '\ufeff',
  '\u2028',
].map((piece) => piece.replaceAll('_', ' '));
const SPACES = ['', ' ', '\n', '\n\n', '\r\n', '    ', '\t'];

const document = (dice: Dice): string => dice.text(60, () => dice.pick(PIECES) + dice.pick(SPACES));

test('any Markdown and MDX is read, and no link stands behind the last line', {
  timeout: FUZZ_TIMEOUT_MS,
}, async () => {
  await fuzz(2_000, (dice) => {
    const text = document(dice);
    const lines = text.split(/\r\n|\r|\n/).length;
    for (const dialect of ['markdown', 'mdx'] as const) {
      expect(markdownPage(text, dialect).html.split('\n').length).toBeLessThanOrEqual(lines);
    }
  });
});
