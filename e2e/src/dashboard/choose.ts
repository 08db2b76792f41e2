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

/**
 * Chooses an option by keys, as people do. Playwright's `selectOption` sends both events of a choice at once, so it
 * also works when the page takes a choice back between them.
 * @param option its value or its text
 */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.focus();
  const message = `the option “${option}”`;
  await expect.poll(async () => (await indexes(select, option))[0], { message }).not.toBe(-1);
  const [wanted, chosen] = await indexes(select, option);
  const key = wanted > chosen ? 'ArrowDown' : 'ArrowUp';
  for (let left = Math.abs(wanted - chosen); left > 0; left -= 1) await select.press(key);
  await expect.poll(() => indexes(select, option), { message }).toEqual([wanted, wanted]);
}
