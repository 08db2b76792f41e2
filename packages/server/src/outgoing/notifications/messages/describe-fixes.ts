import { wordsOf } from '../../../reporting/texts/kind-texts.ts';
import { type FixSummary, sayFix } from '../../../reporting/texts/say-fix.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { type Item, namesOf, type TitledItems } from './described.ts';
import { urlTexts } from './shown-url.ts';

/** The place of the change: a URL, a pattern, a host, or a folder of the site. */
function placeOf({ url, host, from, folder }: FixSummary['subject'], hostname: string): Pick<Item, 'quoted' | 'exact'> {
  const address = url ?? from;
  if (address !== null) return urlTexts(address);
  return folder === null ? namesOf({ hostname: host ?? hostname }) : urlTexts(`${hostname}${folder}`);
}

/** Describes what to fix first on a site, in the order of its fixes. */
export function describeFixes(
  fixes: readonly FixSummary[] | undefined,
  hostname: string,
  words: Words,
): TitledItems | undefined {
  if (fixes === undefined || fixes.length === 0) return undefined;
  const wording = { words, wordsOf: (kind: string) => wordsOf(kind, words.language) };
  const items = fixes.map((fix) => {
    // Notes have no text of the site, which a chat could take for markup or a link.
    const noFolder = { ...fix, subject: { ...fix.subject, folder: null } };
    return { ...placeOf(fix.subject, hostname), note: sayFix(noFolder, wording).title };
  });
  return { title: words.texts.reports.actions.title, items };
}
