import { readableUrl } from '@linkvitals/contract/readable/url';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { useTexts } from '../../../texts/texts.tsx';

interface PlacesSectionProps {
  /** The URL that the pages link to. */
  readonly url: string;
  /** The path of the file with all places, made by `csvPath`. */
  readonly path: string;
  readonly children: ComponentChildren;
}

/** A link to the file of all pages that hold a link. */
export function DownloadPages({ url, path }: Pick<PlacesSectionProps, 'url' | 'path'>) {
  const { csv } = useTexts().issues;
  return (
    <a class="button" href={path} download="" aria-label={`${csv.allPages}: ${readableUrl(url)}`}>
      <Icon name="file" size={15} />
      {csv.allPages}
    </a>
  );
}

/** The places that hold a link, and the file of all of them. */
export function PlacesSection({ url, path, children }: PlacesSectionProps) {
  const { issues } = useTexts();
  return (
    <section>
      <div class="row end">
        <h2>{issues.pagesTitle}</h2>
        <DownloadPages url={url} path={path} />
      </div>
      {children}
    </section>
  );
}
