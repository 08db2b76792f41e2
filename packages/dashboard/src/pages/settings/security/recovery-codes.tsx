import { Button } from '../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The recovery codes, the once that they are shown. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { recovery } = useTexts().security;
  return (
    <>
      <Note tone="fair">{recovery.text}</Note>
      <ul class="codes" aria-label={recovery.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row end">
        <CopyButton value={codes.join('\n')} what={recovery.name} />
        <Button kind="primary" onClick={onDone}>
          {recovery.done}
        </Button>
      </div>
    </>
  );
}
