import { expect, test } from 'vitest';
import { sourceText } from '../page/text/source-text.ts';
import { holdsText, textsOf } from './text-directive.ts';

const TEXT = `It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want
of a wife. However little known the feelings or views of such a man may be on his first entering a neighbourhood.`;

test.each([
  ['x:~:text=one', ['one']],
  [':~:text=one&text=two', ['one', 'two']],
  [':~:text=', []],
  [':~:other=1', []],
  [':~:text=a%26b&text=%E4%BD%A0&text=%E9', ['a&b', '你', '\ufffd']],
  ['text=one', []],
])('textsOf(%s)', (fragment, texts) => {
  expect(textsOf(fragment)).toEqual(texts);
});

test.each([
  ['a single man', true],
  ['A SINGLE\u00a0MAN', true],
  ['single\u00adman', true],
  ['truth,fortune', true],
  ['fortune,truth', false],
  ['acknowledged, that', true],
  ['It is-,a truth,acknowledged,-that', true],
  ['a married man', false],
])('%s is held: %s', (wanted, held) => {
  expect(holdsText(TEXT, [wanted])).toBe(held);
});

test('one text of several is enough, and a page of hardly any text holds them all', () => {
  expect(holdsText(TEXT, ['nothing of it', 'good fortune'])).toBe(true);
  expect(holdsText('Loading …', ['anything'])).toBe(true);
});

test('the text of a page: no tags, no comments, entities decoded; without what nobody sees when that is set', () => {
  const html = '<title>T</title><p>a&amp;b<!-- c > d --> e</p><script>f < g</script><style>h</style>i<half';
  expect(sourceText(html).split(/\s+/).filter(Boolean)).toEqual(['T', 'a&b', 'e', 'f', 'h', 'i']);
  expect(
    sourceText(html, { seen: true })
      .split(/[\s>]+/)
      .filter(Boolean),
  ).toEqual(['a&b', 'e', 'i']);
});
