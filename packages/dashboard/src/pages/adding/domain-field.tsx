import { hostText } from '@linkvitals/contract/readable/host';
import { useState } from 'preact/hooks';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { twinOf, watchedSite } from './watched-site.ts';

interface DomainFieldProps {
  readonly hint?: string;
  readonly defaultValue?: string;
}

/** A field for a site to watch, named `hostname`. For a pasted address, a hint shows which part of it counts. */
export function DomainField({ hint, defaultValue = '' }: DomainFieldProps) {
  const { addDialog } = useTexts().domains;
  const [typed, setTyped] = useState(defaultValue);
  const site = watchedSite(typed);
  const name = site && hostText(site.hostname);
  return (
    <div>
      <TextField
        name="hostname"
        label={addDialog.label}
        hint={hint}
        inputMode="url"
        autoComplete="off"
        spellcheck={false}
        defaultValue={defaultValue}
        required
        autoFocus
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p class="small" role="status">
        {name && addDialog.watched(name, twinOf(name))} {site?.hasPath && addDialog.withoutPath}
      </p>
    </div>
  );
}
