// The pictures in README.md and docs: pages of the demo in both themes, a mail and a page of a report. `pnpm --filter @linkvitals/dashboard pictures` makes them anew.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { needBrowser } from '@linkvitals/testing/find-browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildDashboard } from '../dashboard/build-dashboard.ts';
import { takeMail, takeReport } from './documents.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'docs/images');
const WIDTH = 1200;
const QUALITY = 88;

const shots = [
  {
    name: 'domains',
    height: 520,
    async open(page: Page) {
      await page.locator('.crawl-strip').nth(2).waitFor();
    },
  },
  {
    name: 'domain',
    height: 800,
    async open(page: Page) {
      await page.getByRole('link', { name: 'shop.northwind.example', exact: true }).click();
      await page.getByRole('heading', { name: /^(Fix first|Latest (errors|issues))$/ }).waitFor();
    },
  },
] as const;

interface Demo {
  readonly process: ChildProcess;
  readonly url: string;
  readonly email: string;
  readonly password: string;
}

async function startDemo(): Promise<Demo> {
  const program = [join(root, 'examples/demo/src/main.ts'), '--keep'];
  const process_ = spawn(process.execPath, ['--conditions=@linkvitals/source', ...program], {
    env: { ...process.env, LINKVITALS_DASHBOARD: buildDashboard() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = new Map<string, string>();
  for await (const line of createInterface({ input: process_.stdout })) {
    const [, label = '', value = ''] = /^(Address|Sign in as|Password) +(\S+)/.exec(line) ?? [];
    said.set(label, value);
    if (label === 'Password') break;
  }
  const [url = '', email = '', password = ''] = ['Address', 'Sign in as', 'Password'].map((label) => said.get(label));
  if (password === '') throw new Error('the demo ended before it could be signed in to');
  return { process: process_, url, email, password };
}

async function signIn(page: Page, { url, email, password }: Demo): Promise<void> {
  await page.goto(url);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'My Domains' }).waitFor();
}

/** @returns the size of the pictures in bytes */
async function takePictures(browser: Browser, demo: Demo, theme: 'light' | 'dark'): Promise<number> {
  const page = await browser.newPage({ colorScheme: theme, locale: 'en-GB', viewport: { width: WIDTH, height: 800 } });
  const tools = await page.context().newCDPSession(page);
  await signIn(page, demo);
  let size = 0;
  for (const { name, height, open } of shots) {
    await page.setViewportSize({ width: WIDTH, height });
    await open(page);
    await page.mouse.move(0, 0);
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const picture = Buffer.from(data, 'base64');
    await writeFile(join(folder, `${name}-${theme}.webp`), picture);
    size += picture.length;
  }
  await page.close();
  return size;
}

/** @returns the size of the pictures in bytes */
async function takeDocuments(browser: Browser, demo: Demo): Promise<number> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  await signIn(page, demo);
  const pictures = { mail: await takeMail(browser), report: await takeReport(browser, page, 'shop.northwind.example') };
  for (const [name, picture] of Object.entries(pictures)) await writeFile(join(folder, `${name}.webp`), picture);
  await page.close();
  return pictures.mail.length + pictures.report.length;
}

const program = needBrowser();
await mkdir(folder, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
try {
  const sizes = [await takePictures(browser, demo, 'light'), await takePictures(browser, demo, 'dark')];
  const total = [...sizes, await takeDocuments(browser, demo)].reduce((sum, size) => sum + size, 0);
  console.log(`${shots.length * sizes.length + 2} pictures in docs/images, ${Math.round(total / 1024)} KB in all.`);
} finally {
  await browser.close();
  demo.process.kill('SIGINT');
  await once(demo.process, 'close');
}
