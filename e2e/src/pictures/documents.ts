// Makes pictures for the documents besides those of pages: a mail, and the first page of a report.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@linkvitals/testing/own-databases';
import type { Browser, Page } from 'playwright-core';
import { brokenLinks, notificationMail } from './sample-mails.ts';

const run = promisify(execFile);
const QUALITY = 88;
const DPI = 100;
const MAIL_WIDTH = 680;

/** A picture of the body of the page, as WebP. */
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
export const takeMail = (browser: Browser): Promise<Buffer> =>
  pictureOf(browser, notificationMail(brokenLinks, 'en'), MAIL_WIDTH);

interface Request {
  readonly method: string;
  readonly path: string;
  readonly data?: object;
}

/** Sends a request to the API as the person who has signed in. */
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

/** A picture of the summary page of a report. @param page of a person who has signed in to the demo */
export async function takeReport(browser: Browser, page: Page, hostname: string): Promise<Buffer> {
  const png = await firstPageOf(await makeReport(page, hostname));
  // The size is that of A4 at `DPI` dots an inch.
  const width = Math.round((210 / 25.4) * DPI);
  const image = `<body style="margin:0"><img style="display:block" src="data:image/png;base64,${png.toString('base64')}">`;
  return pictureOf(browser, image, width);
}
