/** Release notes: sections of CHANGELOG.md, made from the files in .changeset. */

export interface Section {
  readonly version: string;
  /** Markdown below the heading, without blank lines at its ends */
  readonly notes: string;
}

/** The first section of a changelog, `## 1.2.3 (2026-11-30)`; undefined: there is none. */
export function newestSection(changelog: string): Section | undefined {
  const [, section] = changelog.split(/^## /m);
  if (section === undefined) return undefined;
  const [first = '', ...lines] = section.split('\n');
  const version = /^v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/.exec(first)?.[1];
  return version === undefined ? undefined : { version, notes: lines.join('\n').trim() };
}

const HEADINGS = { major: 'Breaking changes', minor: 'New', patch: 'Fixed' } as const;
type Bump = keyof typeof HEADINGS;

interface Change {
  readonly packages: readonly string[];
  readonly bump: Bump;
  readonly text: string;
}

function changeIn(changeset: string): Change {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? [];
  const entries = [...front.matchAll(/^["']?([^"':]+)["']?: (major|minor|patch)$/gm)];
  const bumps = entries.map(([, , bump]) => bump);
  const bump = (Object.keys(HEADINGS) as Bump[]).find((one) => bumps.includes(one));
  if (bump === undefined) throw new Error(`a changeset names no package with major, minor or patch:\n${changeset}`);
  return { packages: entries.map(([, name = '']) => name), bump, text: text.trim().replaceAll(/\s*\n\s*/g, ' ') };
}

/** Notes of a release from the texts of its changesets: what breaks, what is new, what is fixed. */
export function notesOf(changesets: readonly string[]): string {
  const changes = changesets.map(changeIn);
  const sections = (Object.keys(HEADINGS) as Bump[]).flatMap((bump) => {
    const lines = changes
      .filter((change) => change.bump === bump)
      .map(({ packages, text }) => `- ${packages.map((name) => `\`${name}\``).join(', ')}: ${text}`);
    return lines.length === 0 ? [] : [`### ${HEADINGS[bump]}\n${lines.join('\n')}`];
  });
  return sections.join('\n\n');
}

/** A changelog with a new first section, in place of the sentence that nothing is released. */
export function withSection(changelog: string, { version, notes }: Section, date: string): string {
  const [head = '', ...sections] = changelog.replace(/ ?Nothing is released yet\./, '').split(/^(?=## )/m);
  return [`${head.trim()}\n\n`, `## ${version} (${date})\n\n${notes}\n\n`, ...sections].join('').trimEnd().concat('\n');
}
