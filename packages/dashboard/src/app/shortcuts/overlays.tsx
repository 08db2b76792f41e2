import type { FunctionComponent } from 'preact';
import { useStore } from '../../store.ts';
import { withTexts } from '../../texts/load-texts.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { type Overlay, overlay } from './overlay.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface Props {
  readonly onClose: () => void;
}

const contents: Readonly<Record<Overlay, FunctionComponent<Props>>> = {
  palette: lazyDialog<Props>(async () => (await withTexts(() => import('../palette/palette.tsx'))).Palette),
  shortcuts: lazyDialog<Props>(
    async () => (await withTexts(() => import('../palette/shortcut-list.tsx'))).ShortcutList,
  ),
};

const close = (): void => overlay.set(null);

/** The command palette and the list of shortcuts, and the keys that open them. */
export function Overlays() {
  const open = useStore(overlay);
  useShortcuts();
  const Open = open === null ? undefined : contents[open];
  return Open ? <Open key={open ?? ''} onClose={close} /> : null;
}
