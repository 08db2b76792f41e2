import { expect, it } from 'vitest';
import { newestSection, notesOf, withSection } from './release-notes.ts';

it('the newest section of a changelog is the first, without its heading', () => {
  const text = '# Changelog\n\n## 1.1.0 (2026-12-01)\n\n### New\n- b\n\n## 1.0.0 (2026-11-01)\n- a\n';
  expect(newestSection(text)).toEqual({ version: '1.1.0', notes: '### New\n- b' });
  expect(newestSection('# Changelog\n## 2.0.0-rc.1\n- c\n')).toEqual({ version: '2.0.0-rc.1', notes: '- c' });
});

it.each(['# Changelog\n\nNothing is released yet.\n', '# Changelog\n\n## Unreleased\n- a\n'])(
  'a changelog without a release has no newest section: %j',
  (text) => expect(newestSection(text)).toBeUndefined(),
);

it('notes name what breaks first, then what is new, then what is fixed, each with its packages', () => {
  const changesets = [
    '---\n"@linkvitals/sdk": patch\n---\n\nFixed.\n',
    '---\n"linkvitals": minor\n"@linkvitals/sdk": patch\n---\n\nNew\nfeature.\n',
    "---\n'linkvitals': major\n---\nBreaks.\n",
  ];
  expect(notesOf(changesets)).toBe(
    [
      '### Breaking changes\n- `linkvitals`: Breaks.',
      '### New\n- `linkvitals`, `@linkvitals/sdk`: New feature.',
      '### Fixed\n- `@linkvitals/sdk`: Fixed.',
    ].join('\n\n'),
  );
});

it('a changeset that names no package is refused, so that nothing is left out of the notes', () => {
  expect(() => notesOf(['---\n---\n\nNothing.\n'])).toThrow(/names no package/);
});

it('a changelog gets each release as its first section, and no longer says that there is none', () => {
  const empty = '# Changelog\n\nMade from changesets at release. Nothing is released yet.\n';
  const first = withSection(empty, { version: '0.1.0', notes: '- a' }, '2026-12-01');
  expect(first).toBe('# Changelog\n\nMade from changesets at release.\n\n## 0.1.0 (2026-12-01)\n\n- a\n');
  const second = withSection(first, { version: '0.2.0', notes: '- b' }, '2026-12-24');
  expect(second).toMatch(/release\.\n\n## 0\.2\.0 \(2026-12-24\)\n\n- b\n\n## 0\.1\.0 \(2026-12-01\)\n\n- a\n$/);
  expect(newestSection(second)).toEqual({ version: '0.2.0', notes: '- b' });
});
