import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { dueOn, foundOn, mayOpen } from './rights/compare.ts';
import { offeredOn } from './rights/offered.ts';
import { pages } from './rights/pages.ts';
import { type Standing, standings, type Who } from './rights/people.ts';
import { type RightsStage, stageRights } from './rights/stage-rights.ts';
import { walkIn } from './rights/walk.ts';
import { visit } from './visit.ts';

type Row = Readonly<Record<string, readonly string[]>>;

/** What each page offers somebody, and what it should, page by page. */
async function lookAround(devTools: string, { stage, people, ids }: RightsStage, who: Who) {
  const standing: Standing = standings[who];
  await using seen = await visit(devTools, stage, { person: people[who] });
  const { page } = seen;
  const refused: string[] = [];
  let isRefusalDue = false;
  page.on('response', (response) => {
    if (response.status() < 400 || isRefusalDue) return;
    refused.push(`${new URL(page.url()).pathname}: ${response.status()} ${new URL(response.url()).pathname}`);
  });
  const { walk, settle } = walkIn(page);
  await seen.go('/');
  const found: Record<string, readonly string[]> = {};
  const due: Record<string, readonly string[]> = {};
  for (const row of pages) {
    if (standing.role === undefined && !row.path.includes('$')) continue;
    isRefusalDue = !mayOpen(standing, row);
    await walk(row.path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? name));
    if (row.opens !== undefined && !isRefusalDue) {
      await page.getByText(row.opens, { exact: true }).first().click();
      await settle();
    }
    due[row.path] = dueOn(row, standing).sort();
    const look = async () => foundOn(row, standing, await offeredOn(page)).sort();
    await expect
      .poll(look)
      .toEqual(due[row.path])
      .catch(() => undefined);
    found[row.path] = await look();
  }
  return { found: found as Row, due: due as Row, refused, faults: seen.faults() };
}

describeChromium('rights', (devTools) => {
  it('everybody is offered what the API lets them do, on every page, and nothing else', {
    timeout: 900_000,
  }, async () => {
    const stage = await stageRights();
    for (const who of Object.keys(standings) as Who[]) {
      const { found, due, refused, faults } = await lookAround(devTools, stage, who);
      expect.soft(found, who).toEqual(due);
      expect.soft(refused, `${who}: requests that were refused`).toEqual([]);
      expect.soft(faults, who).toEqual([]);
    }
  });
});
