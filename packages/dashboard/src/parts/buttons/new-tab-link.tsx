import type { ComponentChildren } from 'preact';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from './icon.tsx';

interface NewTabLinkProps {
  readonly href: string;
  readonly class?: string;
  /** The name of its target, needed when the link is only an icon or when its text is not on one line. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}

/** A link that opens a new tab, with the icon for that. It may lead to any site, so it sends no referrer. */
export function NewTabLink({ href, class: className, label, children }: NewTabLinkProps) {
  const { common } = useTexts();
  return (
    <a
      class={className}
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={label}
      title={children === undefined ? label : common.newTab}
    >
      {children}
      {children === undefined ? (
        <Icon name="out" size={15} />
      ) : (
        <span class="new-tab" aria-hidden="true">
          <Icon name="out" size={12} />
        </span>
      )}
    </a>
  );
}
