import { expect, test } from './test.ts';
import { brokenRules } from './visit.ts';

const documentOf = (content: string) =>
  `<!doctype html><html lang=en><title>A page</title><main><h1>A page</h1>${content}</main>`;
const tiny = (name: string) => `<button style="width: 10px; height: 10px; padding: 0" aria-label="${name}"></button>`;

const documents: Readonly<Record<string, string>> = {
  '/three': documentOf(
    `${tiny('One')}${tiny('Two')}<p style="color: #999">Pale</p><iframe title=A src=/image></iframe>`,
  ),
  '/framed': documentOf('<iframe title=A src=/image></iframe>'),
  '/image': '<!doctype html><html lang=en><title>An image</title><img src="data:,">',
  '/none': documentOf('<p>Text</p>'),
};

test.describe('the rules of accessibility', () => {
  test('find what is broken on a page and in its frames, again on the next page, and nothing where nothing is', async ({
    page,
  }) => {
    await page.route('**/*', (route) => {
      const body = documents[new URL(route.request().url()).pathname] ?? '';
      return route.fulfill({ contentType: 'text/html', body });
    });
    const lookAt = async (path: string) => {
      await page.goto(`http://page.test${path}`);
      const rules = await brokenRules(page);
      const again = await brokenRules(page);
      expect(again).toEqual(rules);
      return rules.map((rule) => rule.split(':')[0]).sort();
    };
    expect(await lookAt('/three')).toEqual(['color-contrast', 'image-alt', 'target-size']);
    expect(await lookAt('/framed')).toEqual(['image-alt']);
    expect(await lookAt('/none')).toEqual([]);
  });
});
