import type { CrawlConfigPreview, CrawlConfigUpdate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shownError } from '../../../api/errors.ts';
import { crawlConfigPreviewQuery } from '../../../api/preview-queries.ts';

/** ms without a key until a preview is requested. */
const PAUSE_MS = 400;

/** What the server says about settings that are not saved yet. */
export interface Preview {
  /** Undefined: nothing yet, or the settings cannot be used. */
  readonly data: CrawlConfigPreview | undefined;
  /** What is wrong with fields, by the name of the member in the request. */
  readonly faults: Readonly<Record<string, string>>;
}

const NOTHING: Preview = { data: undefined, faults: {} };

/** A value once it has stayed the same for a while. */
function useSettled<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (isSame(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return settled;
}

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Follows what is typed; what was known stays until more is known. @param isWanted false: nothing is requested */
export function usePreview(domainId: string, proposal: CrawlConfigUpdate, isWanted: boolean): Preview {
  const settled = useSettled(proposal, isSameJson);
  const { data, error, isFetching } = useQuery({ ...crawlConfigPreviewQuery(domainId, settled), enabled: isWanted });
  const latest = useRef(NOTHING);
  if (!isFetching)
    latest.current = error ? { data: undefined, faults: shownError(error).fields } : { data, faults: {} };
  return latest.current;
}
