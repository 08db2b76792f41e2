/** Figures of one run by their name. */
export type Figures = Readonly<Record<string, number>>;

export interface Pair {
  readonly base: Figures;
  readonly present: Figures;
}

/** Rows `| figure | base | present | minimum | median | maximum |` of pairs; the last three are ratios of present to base. */
export function ratioRows(pairs: readonly Pair[]): string[] {
  const names = Object.keys(pairs[0]?.present ?? {});
  return names.flatMap((name) => {
    const both = pairs.flatMap(({ base, present }) => {
      const [before, now] = [base[name], present[name]];
      return before === undefined || now === undefined || before === 0 ? [] : [{ before, now }];
    });
    if (both.length === 0) return [];
    const ratios = both.map(({ before, now }) => now / before).toSorted((a, b) => a - b);
    const [before, now] = [median(both.map((pair) => pair.before)), median(both.map((pair) => pair.now))];
    const cells = [ratios[0] ?? Number.NaN, median(ratios), ratios.at(-1) ?? Number.NaN];
    return [`| ${[name, shown(before), shown(now), ...cells.map((ratio) => ratio.toFixed(3))].join(' | ')} |`];
  });
}

export const ratioHead = (base: string, present: string): string =>
  `| figure | ${base}, median | ${present}, median | ratio: minimum | median | maximum |\n|---|---|---|---|---|---|`;

const shown = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(1));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
