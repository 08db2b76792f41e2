import { expect, it } from 'vitest';
import type { Group } from './command.ts';
import { keepPlaces } from './keep-places.ts';
import type { RankedGroup } from './rank.ts';

const ranked = (groups: Partial<Record<Group, readonly string[]>>): readonly RankedGroup[] =>
  Object.entries(groups).map(([group, ids]) => ({
    group: group as Group,
    commands: ids.map((id) => ({ id, group: group as Group, title: id, icon: 'go', run: () => undefined })),
  }));

const ids = (groups: readonly RankedGroup[]) =>
  groups.map(({ group, commands }) => [group, ...commands.map((c) => c.id)]);

it('puts a group that comes later below those that are shown', () => {
  const before = ranked({ pages: ['reports'], person: ['theme'] });
  const now = ranked({ domains: ['report.example'], person: ['theme'], pages: ['reports'] });
  expect(ids(keepPlaces(before, now))).toEqual([
    ['pages', 'reports'],
    ['person', 'theme'],
    ['domains', 'report.example'],
  ]);
});

it('puts a command that comes later below the others of its group', () => {
  const now = ranked({ domains: ['new', 'b', 'newer', 'a'] });
  expect(ids(keepPlaces(ranked({ domains: ['a', 'b'] }), now))).toEqual([['domains', 'a', 'b', 'new', 'newer']]);
});

it('leaves out a command that no longer fits', () => {
  const before = ranked({ here: ['start'], pages: ['a', 'b'] });
  expect(ids(keepPlaces(before, ranked({ pages: ['b'] })))).toEqual([['pages', 'b']]);
});

it('keeps the new order when nothing was shown before', () => {
  const now = ranked({ pages: ['a'], here: ['start'] });
  expect(keepPlaces([], now)).toEqual(now);
});
