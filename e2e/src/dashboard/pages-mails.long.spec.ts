import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMails } from '../pictures/sample-mails.ts';
import { ofPictures, pictures, themes } from './pages/pictured.ts';
import { picture } from './steady/steady-page.ts';
import { expect, test } from './test.ts';
import { brokenRules } from './visit.ts';

/** Widths in px of a mail program on a desktop and on a small phone. */
const widths = [680, 320];
/** Whether an accessibility rule is about landmarks. A mail stands in the page of a mail program, which has them. */
const isOfWholePages = (rule: string): boolean => /^(landmark-one-main|region):/.test(rule);

const languages = pictures === undefined ? (['en', 'de'] as const) : [ofPictures];

test.describe('mails', () => {
  test.use({ offline: true });
  for (const language of languages) {
    test(`can be read on a desk and on a phone in both themes (${language})`, async ({ page }) => {
      const faults: string[] = [];
      for (const [name, html] of Object.entries(sampleMails(language))) {
        await page.setContent(html);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          for (const rule of await brokenRules(page))
            if (!isOfWholePages(rule)) faults.push(`${name}, ${theme}: ${rule}`);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const hidden = await page.evaluate(
              'document.documentElement.scrollWidth - document.documentElement.clientWidth',
            );
            if (hidden !== 0) faults.push(`${name} at ${width} px: ${hidden} px are cut off`);
            if (pictures === undefined) continue;
            mkdirSync(join(pictures, 'mails'), { recursive: true });
            const file = `${name}-${width}-${theme}-${language}.png`;
            await picture(page, join(pictures, 'mails', file));
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }
});
