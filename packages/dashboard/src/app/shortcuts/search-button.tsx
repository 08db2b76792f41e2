import { Icon } from '../../parts/buttons/icon.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { isApple } from './is-apple.ts';
import { overlay } from './overlay.ts';

/** The button that opens the command palette, for people with a mouse or a touch screen. */
export function SearchButton() {
  const { palette } = useTexts();
  return (
    <button
      type="button"
      class="nav-item search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={() => overlay.set('palette')}
    >
      <Icon name="search" />
      {palette.open}
      <span class="only-wide" aria-hidden="true">
        <kbd>{isApple ? '⌘ K' : palette.controlKey}</kbd>
      </span>
    </button>
  );
}
