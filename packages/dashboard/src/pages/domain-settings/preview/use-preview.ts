import type { CrawlConfigPreview, CrawlConfigUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'preact/hooks';
import { shownError } from '../../../api/errors.ts';
import { crawlConfigPreviewQuery } from '../../../api/preview-queries.ts';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { folderExpressions, wholeFolders, withoutSlash } from './exclusion-hints.ts';

/** The server's preview of settings that are not saved yet, and hints about their exclusions. */
export interface Preview {
  /** Undefined until it is loaded, and when the settings are not valid. */
  readonly data: CrawlConfigPreview | undefined;
  /** Faults of fields, by the name of the member in the request. */
  readonly faults: Readonly<Record<string, string>>;
  /** Exclusions that match no path, since paths begin with a slash. */
  readonly odd: readonly string[];
  /** Exclusions that are expressions and look like folders. */
  readonly expressions: readonly string[];
  /** Exclusions of whole folders, if they leave out more pages than the typed ones; else undefined. */
  readonly instead: { readonly patterns: readonly string[]; readonly excluded: number } | undefined;
}

const NOTHING: Preview = { data: undefined, faults: {}, odd: [], expressions: [], instead: undefined };

/**
 * Previews exclusions of whole folders instead of the typed ones. @param typed pages that the typed ones leave out; undefined: unknown
 */
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

/** Previews the typed settings. The last preview stays until the next is loaded. @param isWanted false: no request is sent */
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
