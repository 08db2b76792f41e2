import { expect } from '@playwright/test';
import type { Person } from '../stage.ts';
import type { OpenVisit } from '../test.ts';
import { dueOn, foundOn, mayOpen } from './compare.ts';
import { offeredOn } from './offered.ts';
import { pages } from './pages.ts';
import { type Standing, standings, type Who } from './people.ts';
import { type RightsStage, stageRights } from './stage-rights.ts';
import { walkIn } from './walk.ts';

type Row = Readonly<Record<string, readonly string[]>>;

function needPerson(people: RightsStage['people'], who: Who): Person {
  const person = people.get(who);
  if (person === undefined) throw new Error(`there is no ${who} on the stage`);
  return person;
}

/** The controls that each page offers to a person, and those that it should offer. */
async function lookAround(visit: OpenVisit, { stage, people, ids }: RightsStage, who: Who) {
  const standing: Standing = standings[who];
  await using seen = await visit(stage, { person: needPerson(people, who) });
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
    if (row.chooses && !isRefusalDue) await page.getByRole('checkbox').nth(1).check();
    due[row.path] = dueOn(row, standing).sort();
    const look = async () => foundOn(row, standing, await offeredOn(page)).sort();
    await expect
      .poll(look)
      .toEqual(due[row.path])
      .catch(() => undefined);
    found[row.path] = await look();
  }
  return { found: found as Row, due: due as Row, refused };
}

/**
 * Expects that these people are offered on every page what the API allows them, and nothing else, and that no request
 * of a page is refused.
 */
export async function expectRights(visit: OpenVisit, people: readonly Who[]): Promise<void> {
  const staged = await stageRights(people);
  for (const who of people) {
    const { found, due, refused } = await lookAround(visit, staged, who);
    expect.soft(found, who).toEqual(due);
    expect.soft(refused, `${who}: requests that were refused`).toEqual([]);
  }
}
