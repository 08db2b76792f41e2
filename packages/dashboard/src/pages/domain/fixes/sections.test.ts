import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const none = { url: null, host: null, from: null, to: null, code: null, folder: null, region: null, text: null };

it('the sections are the first folders of what fixes of the site are about, each once', () => {
  const fixes = [
    { subject: { ...none, url: 'https://shop.example.com/products/chairs/oak' } },
    { subject: { ...none, url: 'https://www.shop.example.com/about/team' } },
    { subject: { ...none, from: 'https://shop.example.com/blog/*', to: 'https://shop.example.com/news/*' } },
    { subject: { ...none, code: 'h1_missing', folder: '/products/' } },
    // These are in no folder of the site.
    { subject: { ...none, url: 'https://shop.example.com/imprint' } },
    { subject: { ...none, url: 'https://partner.example.net/products/' } },
    { subject: { ...none, from: 'http://shop.example.com/*', to: 'https://shop.example.com/*' } },
    { subject: { ...none, code: 'h1_missing', folder: null } },
    { subject: { ...none, host: 'partner.example.net' } },
  ];
  expect(sectionsOf(fixes, 'shop.example.com')).toEqual(['/about/', '/blog/', '/products/']);
});
