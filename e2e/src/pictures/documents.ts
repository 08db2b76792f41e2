// What the documents show besides pages: a mail, and the first page of a report.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@linkvitals/testing/own-databases';
import type { Browser, Page } from 'playwright-core';
import { describeNotification } from '../../../packages/server/src/notifications/messages/describe-notification.ts';
import type { NotificationContent } from '../../../packages/server/src/notifications/messages/notification-content.ts';
import { toMail } from '../../../packages/server/src/notifications/messages/to-mail.ts';
import { pageLinks } from '../../../packages/server/src/page-links.ts';
import { wordsFor } from '../../../packages/server/src/texts/words.ts';

const run = promisify(execFile);
const QUALITY = 88;
const DPI = 100;
const MAIL_WIDTH = 680;
const PUBLIC_URL = 'https://links.example.com';

const about = { hostname: 'shop.northwind.example', domain_id: 'd', crawl_id: 'c' };
const broken = (path: string, found_on_pages: number, is_new: boolean, detail: string) => ({
  ...{ url: `https://shop.northwind.example${path}`, status_code: 404, found_on_pages },
  ...{ is_new, detail },
});

const content: NotificationContent = {
  ...about,
  kind: 'broken_links',
  broken: 3,
  severity: 'medium',
  score: 84,
  changes: { new: 2, fixed: 4, persisting: 1, inconclusive: 0, other_new: 1, other_fixed: 0 },
  links: [
    broken('/returns', 212, true, 'The server answered 404 Not Found.'),
    broken('/products/teapot-2', 3, true, 'The server answered 404 Not Found.'),
    broken('/blog/2019/spring', 1, false, 'The server answered 404 Not Found.'),
  ],
};

/** What the page shows of its body, as WebP. */
async function capture(page: Page, { width }: { readonly width: number }): Promise<Buffer> {
  await page.setViewportSize({ width, height: 200 });
  const height = await page.evaluate<number>('Math.ceil(document.body.getBoundingClientRect().bottom)');
  await page.setViewportSize({ width, height });
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

async function pictureOf(browser: Browser, html: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.setContent(html, { waitUntil: 'load' });
  const picture = await capture(page, { width });
  await page.close();
  return picture;
}

/** The mail about new broken links. */
export function takeMail(browser: Browser): Promise<Buffer> {
  const words = wordsFor('en');
  const described = describeNotification(content, { words, links: pageLinks(PUBLIC_URL) });
  const { html } = toMail(described, words, `${PUBLIC_URL}/unsubscribe/token`);
  return pictureOf(browser, html, MAIL_WIDTH);
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly data?: object;
}

/** One request to the API, as the person who has signed in. */
async function send(page: Page, { method, path, data }: Request) {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(`${origin}/api/v1${path}`, { method, data, headers: { origin } });
  if (!response.ok()) throw new Error(`${method} ${path} was answered ${response.status()}: ${await response.text()}`);
  return response;
}

async function makeReport(page: Page, hostname: string): Promise<Buffer> {
  const { data } = await (await send(page, { method: 'GET', path: '/domains' })).json();
  const domain = data.find((one: { readonly hostname: string }) => one.hostname === hostname);
  if (domain === undefined) throw new Error(`the demo has no domain ${hostname}`);
  const path = `/domains/${domain.id}/reports`;
  const { id } = await (await send(page, { method: 'POST', path, data: { format: 'pdf' } })).json();
  for (;;) {
    const { state } = await (await send(page, { method: 'GET', path: `/reports/${id}` })).json();
    if (state === 'completed') break;
    if (state === 'failed') throw new Error('the report could not be made');
    await page.waitForTimeout(200);
  }
  return (await send(page, { method: 'GET', path: `/reports/${id}/file` })).body();
}

/** The first page of a PDF, as PNG. */
async function firstPageOf(pdf: Buffer): Promise<Buffer> {
  const program = findProgram('pdftoppm');
  if (program === undefined) throw new Error('There is no pdftoppm: install it (`apt-get install poppler-utils`).');
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-pictures-'));
  try {
    await writeFile(join(folder, 'report.pdf'), pdf);
    await run(program, [
      '-r',
      String(DPI),
      '-f',
      '1',
      '-l',
      '1',
      '-png',
      join(folder, 'report.pdf'),
      join(folder, 'page'),
    ]);
    const name = (await readdir(folder)).find((file) => file.endsWith('.png')) ?? '';
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The summary page of a report. @param page of a person who has signed in to the demo */
export async function takeReport(browser: Browser, page: Page, hostname: string): Promise<Buffer> {
  const png = await firstPageOf(await makeReport(page, hostname));
  // A4 at 100 dots an inch.
  const width = Math.round((210 / 25.4) * DPI);
  const image = `<body style="margin:0"><img style="display:block" src="data:image/png;base64,${png.toString('base64')}">`;
  return pictureOf(browser, image, width);
}
