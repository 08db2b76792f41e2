import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { eventExample } from '@linkvitals/contract';
import { programMakers } from '@linkvitals/contract/verification/programs.ts';
import { atEndOfTest, startSubscriber } from '@linkvitals/testing';
import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { setUpOwner, stageDashboard } from './stage.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './visit.ts';

/** The environment has the `node` of the tests first, because an older one does not run TypeScript. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };

/** Follows the page like a person: saves the program, runs the command with the secret. */
async function follow(page: Page, secret: string, change: (program: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-follow-'));
  atEndOfTest(() => rm(folder, { recursive: true, force: true }));
  const textOf = async (name: string) => (await page.getByRole('region', { name }).textContent()) ?? '';
  const file = (await page.locator('h4:visible').textContent()) ?? '';
  const program = await textOf('the program');
  await writeFile(join(folder, file), change(program));
  const command = (await textOf('the command')).replace('whsec_…', secret);
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env, timeout: 100_000 });
  return stdout.trim();
}

const unchanged = (program: string) => program;

function withChangedByte(program: string): string {
  expect(program).toContain('timestamp');
  return program.replace('timestamp', 'timestamq');
}

const needs = {
  shell: 'openssl',
  typescript: 'node',
  python: 'python3',
  go: 'go',
  php: 'php',
  ruby: 'ruby',
  java: 'java',
} as const;
const languages = Object.entries(needs) as [keyof typeof needs, string][];
const present = languages.filter(
  ([, program]) => spawnSync('sh', ['-c', `command -v ${program}`], { env }).status === 0,
);
const absent = languages.filter((language) => !present.includes(language)).map(([name]) => name);
process.stdout.write(`Programs of the dashboard are not run in: ${absent.join(', ') || 'none'}.\n`);

test.describe('the signature of a delivery', () => {
  test('is verified by the program that the page gives, in every language', async ({ visit }) => {
    await using subscriber = await startSubscriber({ respond: () => ({ status: 401 }) });
    // The page shows the newest attempt, so the schedule allows no other one while the programs run.
    const stage = await stageDashboard({ LINKVITALS_RETRY_SCHEDULE_SECONDS: '3600,3600,3600' });
    const person = await setUpOwner(stage);
    const { id, secret } = await person.call('POST', '/webhooks', { url: subscriber.url, events: ['crawl.failed'] });
    const { id: deliveryId } = await person.call('POST', `/webhooks/${id}/test`, {});
    const path = `/webhooks/${id}/deliveries/${deliveryId}`;
    await expect.poll(async () => (await person.call('GET', path)).attempts).toHaveLength(1);
    const { page, go } = await visit(stage, { person });
    await go(`/settings/api${path}`);
    const headers = page.locator('.payload', { hasText: 'X-Service-Event' });
    await expect(headers).toContainText(
      `X-Service-Signature: ${subscriber.received[0]?.headers['x-service-signature']}`,
    );

    const loaded = () => page.evaluate('performance.getEntriesByType("resource").map(({ name }) => name)');
    expect(await loaded()).not.toContainEqual(expect.stringContaining('/verify-program'));
    await page.getByText('Verify this signature yourself').click();
    await expectAccessible(page, 'the program that verifies');
    await expect(page.getByLabel('Programming language').locator('option')).toHaveCount(languages.length);
    await expect.poll(() => page.content()).not.toContain(secret);
    for (const [language] of present) {
      await choose(page.getByLabel('Programming language'), language);
      await page.getByRole('heading', { name: programMakers[language].file }).waitFor();
      const said = await follow(page, secret, unchanged);
      expect(said, language).toBe('genuine');
      const saidOfAnother = await follow(page, secret, withChangedByte);
      expect(saidOfAnother, `${language}, a byte changed`).toBe('not genuine');
    }
    const saidByAnother = await follow(page, 'whsec_another', unchanged);
    expect(saidByAnother, 'another secret').toBe('not genuine');
  });
});

test.describe('the events of an endpoint', () => {
  test('are chosen with a description and an example of each, which loads when it is opened', async ({ visit }) => {
    const stage = await stageDashboard();
    const person = await setUpOwner(stage);
    const { page, go } = await visit(stage, { person });
    await go('/settings/api/webhooks');
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A crawl finished successfully and results are available').waitFor();
    for (const type of ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'] as const) {
      const choice = dialog.locator('.event-choice').filter({ has: page.getByLabel(type, { exact: true }) });
      await expect(choice.locator('.payload')).toHaveCount(0);
      await choice.getByText('Example').click();
      await expect
        .poll(async () => JSON.parse((await choice.locator('.payload').textContent()) ?? ''))
        .toEqual(eventExample(type));
    }
    await expectAccessible(page, 'the examples of events');
  });
});
