import type { CrawlConfigPreview, CrawlConfigUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'preact/hooks';
import { shownError } from '../../../api/errors.ts';
import { crawlConfigPreviewQuery } from '../../../api/preview-queries.ts';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { folderExpressions, wholeFolders, withoutSlash } from './exclusion-hints.ts';

/** What the server says about settings that are not saved yet. */
export interface Preview {
  /** Undefined: nothing yet, or the settings cannot be used. */
  readonly data: CrawlConfigPreview | undefined;
  /** What is wrong with fields, by the name of the member in the request. */
  readonly faults: Readonly<Record<string, string>>;
  /** Exclusions that match no path, since paths begin with a slash. */
  readonly odd: readonly string[];
  /** Exclusions that are expressions and look like folders. */
  readonly expressions: readonly string[];
  /** Exclusions for whole folders, where they leave out more pages than those that are typed. */
  readonly instead: { readonly patterns: readonly string[]; readonly excluded: number } | undefined;
}

const NOTHING: Preview = { data: undefined, faults: {}, odd: [], expressions: [], instead: undefined };

/** What whole folders would leave out in place of exclusions. @param typed pages that those leave out; undefined: not known */
function useWholeFolders(domainId: string, patterns: readonly string[], typed: number | undefined): Preview['instead'] {
  const exclusions = typed === undefined ? undefined : wholeFolders(patterns);
  const { data } = useQuery({
    ...crawlConfigPreviewQuery(domainId, { exclusions: [...(exclusions ?? [])] }),
    enabled: exclusions !== undefined,
  });
  const excluded = data?.exclusions?.excluded ?? 0;
  if (typed === undefined || exclusions === undefined || excluded <= typed) return undefined;
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
      : {
          ...NOTHING,
          data,
          odd: withoutSlash(settled.exclusions ?? []),
          expressions: folderExpressions(settled.exclusions ?? []),
        };
  const instead = useWholeFolders(domainId, settled.exclusions ?? [], data?.exclusions?.excluded);
  return { ...latest.current, instead };
}
