import type { CrawlConfigPreview, CrawlConfigUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'preact/hooks';
import { shownError } from '../../../api/errors.ts';
import { crawlConfigPreviewQuery } from '../../../api/preview-queries.ts';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { withoutSlash } from './exclusion-hints.ts';

/** What the server says about settings that are not saved yet. */
export interface Preview {
  /** Undefined: nothing yet, or the settings cannot be used. */
  readonly data: CrawlConfigPreview | undefined;
  /** What is wrong with fields, by the name of the member in the request. */
  readonly faults: Readonly<Record<string, string>>;
  /** Exclusions that match no path, since paths begin with a slash. */
  readonly odd: readonly string[];
}

const NOTHING: Preview = { data: undefined, faults: {}, odd: [] };

/** Follows what is typed; what was known stays until more is known. @param isWanted false: nothing is requested */
export function usePreview(domainId: string, proposal: CrawlConfigUpdate, isWanted: boolean): Preview {
  const settled = useSettled(proposal);
  const { data, error, isFetching } = useQuery({ ...crawlConfigPreviewQuery(domainId, settled), enabled: isWanted });
  const latest = useRef(NOTHING);
  if (!isFetching)
    latest.current = error
      ? { ...NOTHING, faults: shownError(error).fields }
      : { data, faults: {}, odd: withoutSlash(settled.exclusions ?? []) };
  return latest.current;
}
