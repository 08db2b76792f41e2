import type { CrawlConfigPreview, CrawlConfigUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'preact/hooks';
import { shownError } from '../../../api/errors.ts';
import { crawlConfigPreviewQuery } from '../../../api/preview-queries.ts';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { wholeFolders, withoutSlash } from './exclusion-hints.ts';

/** What the server says about settings that are not saved yet. */
export interface Preview {
  /** Undefined: nothing yet, or the settings cannot be used. */
  readonly data: CrawlConfigPreview | undefined;
  /** What is wrong with fields, by the name of the member in the request. */
  readonly faults: Readonly<Record<string, string>>;
  /** Exclusions that match no path, since paths begin with a slash. */
  readonly odd: readonly string[];
  /** Exclusions for whole folders that leave out pages, where those that are typed leave out none. */
  readonly instead: { readonly patterns: readonly string[]; readonly excluded: number } | undefined;
}

const NOTHING: Preview = { data: undefined, faults: {}, odd: [], instead: undefined };

/** What whole folders would leave out in place of exclusions that leave out nothing. */
function useWholeFolders(domainId: string, patterns: readonly string[] | undefined): Preview['instead'] {
  const exclusions = patterns && wholeFolders(patterns);
  const { data } = useQuery({
    ...crawlConfigPreviewQuery(domainId, { exclusions: [...(exclusions ?? [])] }),
    enabled: exclusions !== undefined,
  });
  const excluded = data?.exclusions?.excluded ?? 0;
  if (patterns === undefined || exclusions === undefined || excluded === 0) return undefined;
  return { patterns: exclusions.filter((pattern) => !patterns.includes(pattern)), excluded };
}

/** Follows what is typed; what was known stays until more is known. @param isWanted false: nothing is requested */
export function usePreview(domainId: string, proposal: CrawlConfigUpdate, isWanted: boolean): Preview {
  const settled = useSettled(proposal);
  const { data, error, isFetching } = useQuery({ ...crawlConfigPreviewQuery(domainId, settled), enabled: isWanted });
  const latest = useRef(NOTHING);
  if (!isFetching)
    latest.current = error
      ? { ...NOTHING, faults: shownError(error).fields }
      : { ...NOTHING, data, odd: withoutSlash(settled.exclusions ?? []) };
  const isVain = data?.exclusions?.excluded === 0;
  const instead = useWholeFolders(domainId, isVain ? settled.exclusions : undefined);
  return { ...latest.current, instead };
}
