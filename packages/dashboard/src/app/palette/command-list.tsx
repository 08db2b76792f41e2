import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/buttons/icon.tsx';
import { Address } from '../../parts/labels/address.tsx';
import { useTexts } from '../../texts/texts.tsx';
import type { Command, Group } from './command.ts';
import type { RankedGroup } from './rank.ts';

export const LIST_ID = 'palette-list';

/** The id of a command's element. Ids of commands may contain `/` and `$`, so those are replaced. */
export const optionId = ({ id }: Command): string => `palette-${id.replace(/[^\w-]/g, '_')}`;

interface ListProps {
  readonly ranked: readonly RankedGroup[];
  readonly active: Command | undefined;
  readonly hereName: string;
  readonly onActive: (id: string) => void;
  readonly onRun: (command: Command) => void;
}

type OptionProps = Pick<ListProps, 'onActive' | 'onRun'> & { readonly command: Command; readonly isActive: boolean };

function Option({ command, isActive, onActive, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={optionId(command)}
      role="option"
      aria-selected={isActive}
      class="palette-option"
      onPointerMove={() => isActive || onActive(command.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      <Icon name={command.icon} />
      <span class="wrap">{command.url === undefined ? command.title : <Address url={command.url} />}</span>
      {command.beside && <span class="small muted">{command.beside}</span>}
      {command.below && <span class="palette-below small muted">{command.below}</span>}
      {command.keys && (
        <span class="palette-keys" aria-hidden="true">
          <kbd>{command.keys}</kbd>
        </span>
      )}
    </div>
  );
}

/** The list of commands, in groups. */
export function CommandList({ ranked, active, hereName, ...rest }: ListProps) {
  const { palette } = useTexts();
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const nameOf = (group: Group): string => (group === 'here' ? hereName : palette.groups[group]);
  return (
    <div id={LIST_ID} role="listbox" aria-label={palette.title} class="palette-list">
      {ranked.map(({ group, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
        <div key={group} role="group" aria-label={nameOf(group)}>
          <div class="palette-group" aria-hidden="true">
            {nameOf(group)}
          </div>
          {commands.map((command) => (
            <Option key={command.id} command={command} isActive={command === active} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}
