import type { Session } from '@linkvitals/contract/types';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/buttons/icon.tsx';
import { useModal } from '../../parts/overlays/use-modal.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';
import { CommandList, LIST_ID, optionId } from './command-list.tsx';
import { type RankedGroup, rank } from './rank.ts';
import { useFoundDomains } from './use-found-domains.ts';
import { useFoundIssues } from './use-found-issues.ts';
import { useIssueSearch } from './use-issue-search.ts';
import { useSteady } from './use-steady.ts';

interface CommandBoxProps {
  readonly session: Session;
  readonly commands: readonly Command[];
  /** Heading of the commands for the current page, such as the name of its domain. */
  readonly hereName: string;
  readonly onClose: () => void;
}

/** The number of commands found, for screen readers; announced when the person pauses. */
function Count({ count }: { readonly count: number }) {
  const { palette } = useTexts();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(palette.count(count)), 500);
    return () => clearTimeout(timer);
  }, [count, palette]);
  return (
    <div class="unseen" role="status">
      {said}
    </div>
  );
}

/** The command that a key selects; the arrow keys wrap around at both ends (ARIA Authoring Practices, combobox). */
function step(shown: readonly Command[], active: Command | undefined, key: string): Command | undefined {
  const at = active === undefined ? -1 : shown.indexOf(active);
  if (key === 'ArrowDown') return shown[(at + 1) % shown.length];
  if (key === 'ArrowUp') return shown.at(at <= 0 ? -1 : at - 1);
  if (key === 'PageDown') return shown[Math.min(at + 8, shown.length - 1)];
  return key === 'PageUp' ? shown[Math.max(at - 8, 0)] : undefined;
}

/** The search field and the commands that fit: a combobox whose list is always open. The focus stays in the field. */
export function CommandBox({ session, commands, hereName, onClose }: CommandBoxProps) {
  const { palette, common } = useTexts();
  const dialog = useModal(onClose);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const found = useFoundDomains(typed, session);
  const search = useIssueSearch(typed, session);
  const issues = useFoundIssues(typed, session);
  const fitting = useSteady(typed, rank([...commands, ...found.commands], typed));
  // When nothing else fits, Enter runs the search of issues. It is not offered before the search for domains is done.
  const isOffered = search !== undefined && (fitting.length > 0 || !found.isSearching);
  const ranked: readonly RankedGroup[] = [
    ...fitting,
    ...(isOffered ? [{ group: 'search' as const, commands: [search] }] : []),
    ...(isOffered && issues.length > 0 ? [{ group: 'issues' as const, commands: issues }] : []),
  ];
  const shown = ranked.flatMap((one) => one.commands);
  const active = shown.find(({ id }) => id === chosen) ?? shown[0];
  const run = (command: Command) => {
    onClose();
    void command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      return run(active);
    }
    const next = step(shown, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
  };
  const onInput = (text: string) => {
    setTyped(text);
    setChosen(undefined);
  };
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label={palette.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div class="palette-field">
        <Icon name="search" size={19} />
        <input
          type="text"
          role="combobox"
          aria-label={palette.label}
          aria-expanded="true"
          aria-controls={LIST_ID}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          placeholder={palette.label}
          autoComplete="off"
          spellcheck={false}
          autoFocus
          value={typed}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="palette-close" onClick={onClose}>
          <span aria-hidden="true">
            <kbd>Esc</kbd>
          </span>
          <Icon name="close" />
          <span class="unseen">{common.close}</span>
        </button>
      </div>
      <CommandList ranked={ranked} active={active} hereName={hereName} onActive={setChosen} onRun={run} />
      {shown.length === 0 && <p class="palette-none muted">{found.isSearching ? palette.searching : palette.none}</p>}
      <Count count={shown.length} />
    </dialog>
  );
}
