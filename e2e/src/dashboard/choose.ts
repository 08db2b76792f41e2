import { expect, type Locator } from '@playwright/test';

/** Index of the option that has this value or this text, and of the one that is chosen. */
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

/** Makes the option next to the wanted one the chosen one, on the side of the one that is chosen; no event says so. */
const goBeside = (select: Locator, wanted: number): Promise<void> =>
  select.evaluate((list: { selectedIndex: number }, index) => {
    list.selectedIndex = index + Math.sign(list.selectedIndex - index);
  }, wanted);

/**
 * Chooses an option by keys, as people do. `selectOption` of Playwright sends both events of a choice at once, so it also works
 * where the page takes a choice back between them. Of a long way only the last step is a key: each draws the page anew.
 * @param option its value or its text
 */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.focus();
  const message = `the option “${option}”`;
  await expect.poll(async () => (await indexes(select, option))[0], { message }).not.toBe(-1);
  let [wanted, chosen] = await indexes(select, option);
  // A page that is drawn in between shows its own choice again: from there the keys go all the way.
  const longest = Math.abs(wanted - chosen);
  await goBeside(select, wanted);
  for (let pressed = 0; pressed < longest; pressed += 1) {
    [wanted, chosen] = await indexes(select, option);
    if (chosen === wanted) break;
    await select.press(wanted > chosen ? 'ArrowDown' : 'ArrowUp');
  }
  await expect.poll(() => indexes(select, option), { message }).toEqual([wanted, wanted]);
}
