import { expect, type Locator } from '@playwright/test';

/** Indexes of the option with this value or text, and of the chosen option. */
const indexes = (select: Locator, option: string): Promise<[wanted: number, chosen: number]> =>
  select.evaluate(
    ({ options, selectedIndex }, text) => [
      Array.from<{ value: string; label: string }>(options).findIndex(
        ({ value, label }) => value === text || label === text,
      ),
      selectedIndex,
    ],
    option,
  );

/** Moves the choice to the neighbour of the wanted option that is nearer to the chosen one, without an event. */
const goBeside = (select: Locator, wanted: number): Promise<void> =>
  select.evaluate((list: { selectedIndex: number }, index) => {
    list.selectedIndex = index + Math.sign(list.selectedIndex - index);
  }, wanted);

/**
 * Chooses an option by keys, as people do. Playwright's `selectOption` sends both events of a choice at once, so it
 * also works when the page takes a choice back between them. Only the last step of a long way is a key, because the page
 * is drawn again after each.
 * @param option its value or its text
 */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.focus();
  const message = `the option “${option}”`;
  await expect.poll(async () => (await indexes(select, option))[0], { message }).not.toBe(-1);
  let [wanted, chosen] = await indexes(select, option);
  // A page that is drawn meanwhile shows its own choice again, and the keys go the whole way from there.
  const longest = Math.abs(wanted - chosen);
  await goBeside(select, wanted);
  for (let pressed = 0; pressed < longest; pressed += 1) {
    [wanted, chosen] = await indexes(select, option);
    if (chosen === wanted) break;
    await select.press(wanted > chosen ? 'ArrowDown' : 'ArrowUp');
  }
  await expect.poll(() => indexes(select, option), { message }).toEqual([wanted, wanted]);
}
