import { expect, test } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { hasPlaceholder } from './placeholder.ts';

test.each([
  '{{ site.url }}/a',
  '{{page}}',
  "{% url 'home' %}",
  '{%- link a.md -%}',
  `\${base}/a.md`,
  '<%= root %>/a',
  '<% if x %>',
  '?v={{ version }}',
  '#{{ id }}',
  // This one is cut off by a quotation mark.
  '{% url ',
  '{{ "a" | relative_url',
])('%s is filled in by a program', (href) => {
  expect(hasPlaceholder(new URL(href, 'http://a/').href)).toBe(true);
});

test('a URL whose host is a placeholder is filled in by a program', () => {
  expect(hasPlaceholder('https://{{ host }}/x')).toBe(true);
});

test.each(['a.md', '{a}', '{ a }', '$a', '$(a)', '100%', '{100%}', '%7B%20a%20%7D', '<a>', '%3C%20', '{a{b}}'])(
  '%s stands as it is',
  (href) => {
    expect(hasPlaceholder(new URL(href, 'http://a/').href)).toBe(false);
  },
);

test('links of files that are filled in later are counted, and not requested', async () => {
  const cwd = await temporaryFolder({
    'docs/a.md': `[a]({{site.url}}/a) [b](https://127.0.0.1:9/\${version}/b) [c](gone.md) [d]({{dir}}/d.md) [e](#{{id}})`,
    'docs/b.html':
      '<a href="{% url "x" %}">a</a><a href="https://{{ host }}/x">b</a><a href="mailto:{{ mail }}">c</a>' +
      '<img alt="" src="/img/{{ page.image }}">',
    'docs/{{dir}}/d.md': '[a](gone.md) [b](../{{name}}.md)',
  });
  const { lines, summary, code } = await checkLines(['docs', '--allow-private'], { cwd });
  expect(lines.filter((line) => !line.includes(' placeholder '))).toEqual([
    'docs/a.md ok docs/a.md:1',
    'docs/b.html ok',
    'docs/gone.md not_found docs/a.md:1',
    'docs/{{dir}}/d.md ok docs/a.md:1',
    'docs/{{dir}}/gone.md not_found docs/{{dir}}/d.md:1',
  ]);
  expect(lines.filter((line) => line.includes(' placeholder '))).toEqual([
    'docs/%7B%%20url placeholder docs/b.html:1',
    'docs/a.md#{{id}} placeholder docs/a.md:1',
    'docs/{{name}}.md placeholder docs/{{dir}}/d.md:1',
    'docs/{{site.url}}/a placeholder docs/a.md:1',
    'https://127.0.0.1:9/$%7Bversion%7D/b placeholder docs/a.md:1',
    'https://{{ host }}/x placeholder docs/b.html:1',
    'img/{{ page.image }} placeholder docs/b.html:1',
    'mailto:{{ mail }} placeholder docs/b.html:1',
  ]);
  expect(summary).toMatchObject({ broken: 2, not_checked: 8 });
  expect(code).toBe(1);
});
