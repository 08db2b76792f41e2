import type { Issue, Occurrence } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { issues as german } from '../../../texts/de/domain/issues.ts';
import { issues as english } from '../../../texts/en/domain/issues.ts';
import { issueMarkdown } from './issue-markdown.ts';

const issue = {
  ...{ kind: 'broken_link', state: 'open', severity: 'error', url: 'https://shop.example/old', status_code: 404 },
  ...{ detail: null, found_on_pages: 3, suggestion: null },
} as Partial<Issue> as Issue;

const place = (page: string, change: Partial<Occurrence> = {}): Occurrence => ({
  ...{ page_url: page, kind: 'a', line: 7, text: 'Our old page', region: 'footer', fragment: null, count: 1 },
  more_places: [],
  seen: null,
  ...change,
});

const said = {
  what: 'The page does not exist.',
  howToFix: 'Correct the address, or remove the link.',
  places: [place('https://shop.example/'), place('https://shop.example/a', { line: 0, text: '', count: 2 })],
  link: 'https://links.example/domains/d/issues?issue=i',
};

describe('an issue as Markdown', () => {
  it('says what is broken, why, where, and what to do', () => {
    expect(issueMarkdown(issue, said, english)).toBe(`**The page does not exist.**

- URL: <https://shop.example/old>
- Answer: 404
- How to fix it: Correct the address, or remove the link.

Pages with this link:

- <https://shop.example/>, line 7, \`Our old page\`, In the footer
- <https://shop.example/a>, In the footer, 2 times
- and 1 more page

[Open the issue](<https://links.example/domains/d/issues?issue=i>)
`);
  });

  it('has the suggestion and the language of the reader', () => {
    const suggestion = { url: 'https://shop.example/new', reason: 'redirect' as const, detail: '' };
    const text = issueMarkdown({ ...issue, suggestion } as Issue, { ...said, places: [] }, german);
    expect(text).toContain(`- ${german.suggestion.title} <https://shop.example/new>`);
    expect(text).not.toContain(german.pagesTitle);
  });

  it.each<[says: string, text: string, shown: string]>([
    ['markup', '**bold** [x](javascript:alert(1)) <img src=x>', '`**bold** [x](javascript:alert(1)) <img src=x>`'],
    ['mentions', '@team #1', '`@team #1`'],
    ['backticks that would end the code', '`` ` @team', '``` `` ` @team ```'],
    ['line breaks, controls and changes of direction', 'a\n# b\u202ec\u0007', '`a# bc`'],
  ])('takes %s of a site as text', (_, text, shown) => {
    const hostile = { ...said, places: [place('https://shop.example/', { text })] };
    const own = { ...issue, detail: text, found_on_pages: 1 } as Issue;
    expect(issueMarkdown(own, hostile, english).split('\n')).toEqual([
      '**The page does not exist.**',
      '',
      '- URL: <https://shop.example/old>',
      '- Answer: 404',
      `- Detail: ${shown}`,
      '- How to fix it: Correct the address, or remove the link.',
      '',
      'Pages with this link:',
      '',
      `- <https://shop.example/>, line 7, ${shown}, In the footer`,
      '',
      '[Open the issue](<https://links.example/domains/d/issues?issue=i>)',
      '',
    ]);
  });

  it.each([
    ['javascript:alert(1)', '`javascript:alert(1)`'],
    ['http://exa mple.test/', '`http://exa mple.test/`'],
    ['https://a.example/><script>', '`https://a.example/><script>`'],
    ['https://a.example/\u202egnp', '<https://a.example/%E2%80%AEgnp>'],
  ])('makes no link of %s that could do harm', (url, shown) => {
    expect(issueMarkdown({ ...issue, url } as Issue, said, english).split('\n')[2]).toBe(`- URL: ${shown}`);
  });

  it('takes no text of the server for markup', () => {
    const what = 'Title of <b>this</b> _check_ by @team';
    expect(issueMarkdown(issue, { ...said, what }, english).split('\n')[0]).toBe(
      '**Title of \\<b\\>this\\</b\\> \\_check\\_ by \\@team**',
    );
  });
});
