import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../store.ts';
import { withTexts } from '../../texts/load-texts.ts';
import { useTexts } from '../../texts/texts.tsx';
import { suspectOutage } from '../connection/connection.ts';
import { toast } from '../toasts.tsx';
import { type Overlay, overlay } from './overlay.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Content = FunctionComponent<{ readonly onClose: () => void }>;

/** Loaded when it is first opened. */
const loaders: Readonly<Record<Overlay, () => Promise<Content>>> = {
  palette: async () => (await import('../palette/palette.tsx')).Palette,
  shortcuts: async () => (await import('../palette/shortcut-list.tsx')).ShortcutList,
};

const close = (): void => overlay.set(null);

/** The command palette and the list of shortcuts, and the keys that open them. */
export function Overlays() {
  const { common } = useTexts();
  const open = useStore(overlay);
  const [loaded, setLoaded] = useState<Partial<Record<Overlay, Content>>>({});
  useShortcuts();
  useEffect(() => {
    if (open === null || loaded[open] !== undefined) return;
    withTexts(loaders[open]).then(
      (content) => setLoaded((before) => ({ ...before, [open]: content })),
      () => {
        close();
        void suspectOutage();
        toast(common.noAnswer, 'critical');
      },
    );
  }, [open, loaded, common]);
  const Open = open === null ? undefined : loaded[open];
  return Open ? <Open key={open ?? ''} onClose={close} /> : null;
}
