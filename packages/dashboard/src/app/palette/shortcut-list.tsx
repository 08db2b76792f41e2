import './palette.css';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useStore } from '../../store.ts';
import { useTexts } from '../../texts/texts.tsx';
import { singleKeys } from '../preferences.ts';
import { isApple } from '../shortcuts/is-apple.ts';

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <section class="stack tight">
      <h3>{title}</h3>
      <dl class="shortcuts">
        {rows.map(([keys, text]) => (
          <div key={keys}>
            <dt>{text}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The dialog with all shortcuts, and the switch for single keys. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { palette, domains, domain, settings } = useTexts();
  const { shortcuts } = palette;
  const isOn = useStore(singleKeys);
  const paletteKeys = isApple ? '⌘ K' : palette.controlKey;
  return (
    <Dialog title={shortcuts.title} onClose={onClose}>
      <Rows
        title={shortcuts.always}
        rows={[
          [paletteKeys, palette.open],
          ['Esc', shortcuts.escape],
        ]}
      />
      <Rows
        title={shortcuts.single}
        rows={[
          ['/', shortcuts.search],
          ['?', shortcuts.title],
          ['u', shortcuts.offer],
          ['j k', shortcuts.rows],
          ['x', shortcuts.select],
          [shortcuts.rangeKeys, shortcuts.range],
          ['g d', domains.title],
          ['g s', settings.title],
        ]}
      />
      <Rows
        title={shortcuts.atDomain}
        rows={[
          ['g o', domain.overview],
          ['g i', domain.issues],
          ['g c', domain.crawls],
          ['g r', domain.reports],
        ]}
      />
      <div class="check-field">
        <input
          type="checkbox"
          id="single-keys"
          checked={isOn}
          aria-describedby="single-keys-hint"
          onChange={(event) => singleKeys.set(event.currentTarget.checked)}
        />
        <label for="single-keys">{shortcuts.on}</label>
        <div class="hint" id="single-keys-hint">
          {shortcuts.onHint}
        </div>
      </div>
    </Dialog>
  );
}
