import type { Account, Domain } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { toast } from '../../app/toasts.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { useBusy } from '../../parts/forms/form-context.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { UnsavedChanges } from '../../parts/forms/unsaved-changes.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { AgencySection } from './agency-section.tsx';
import { CrawlSection } from './crawl-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { proposalOf } from './preview/proposal-of.ts';
import { usePreview } from './preview/use-preview.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { fieldTexts } from './setting-fields.ts';
import { contestedFields, settingsChanges } from './settings-changes.ts';
import { Conflict, type SettingsConflict } from './settings-conflict.tsx';
import type { Save, Version } from './use-domain-settings.ts';

interface SettingsFormProps {
  /** The domain when its settings were read. */
  readonly domain: Domain;
  readonly live: Domain;
  readonly limits: Account['limits'];
  readonly mayEdit: boolean;
  readonly save: Save;
  /** The number of times that the fields were reset to the saved values. */
  readonly beginning: number;
  readonly onBeginAnew: () => void;
  /** Shows the saved version instead of what was typed. */
  readonly onTake: (current: Version) => void;
}

function SaveButtons({ isDirty, onDiscard }: { readonly isDirty: boolean; readonly onDiscard: () => void }) {
  const { domainSettings: texts } = useTexts();
  const busy = useBusy();
  const state = isDirty ? texts.unsaved : texts.allSaved;
  return (
    <div class="row">
      <span class={isDirty ? '' : 'muted'} role="status">
        {busy ? texts.saving : state}
      </span>
      {isDirty && <Button onClick={onDiscard}>{texts.discard}</Button>}
      <Submit slow={null} idle={!isDirty}>
        {texts.save}
      </Submit>
    </div>
  );
}

/** A state that is dropped when the fields are reset; undefined until it is set. */
function useSince<T>(beginning: number): readonly [value: T | undefined, set: (value: T) => void] {
  const [held, hold] = useState<{ readonly beginning: number; readonly value: T }>();
  return [held?.beginning === beginning ? held.value : undefined, (value) => hold({ beginning, value })];
}

/** The form of the settings that are saved together. It sends only changed settings. */
export function SettingsForm(props: SettingsFormProps) {
  const { domain, live, limits, mayEdit, save, beginning, onBeginAnew, onTake } = props;
  const { domain: domainTexts, settings } = useTexts();
  // Undefined: nothing was typed since the last reset.
  const [typed, setTyped] = useSince<Readonly<Record<string, string>>>(beginning);
  const [conflict, setConflict] = useSince<SettingsConflict>(beginning);
  const shown = fieldTexts(domain, limits);
  const settle = (current: Version | undefined) => {
    if (current === undefined) onBeginAnew();
    else onTake(current);
  };
  const send = async (values: Readonly<Record<string, string>>) => {
    const update = settingsChanges(shown, values);
    if (update === undefined) return onBeginAnew();
    const contestedBy = ({ domain: theirs }: Version) => contestedFields(shown, values, fieldTexts(theirs, limits));
    let theirs = await save(update);
    // Changes that somebody else made in other fields are kept, and the person need not choose.
    if (theirs !== undefined && contestedBy(theirs).length === 0) theirs = await save(update, theirs.etag);
    if (theirs !== undefined) return setConflict({ theirs, update, typed: values, contested: contestedBy(theirs) });
    toast(settings.saved);
    onBeginAnew();
  };
  const isDirty = typed !== undefined && settingsChanges(shown, typed) !== undefined;
  const preview = usePreview(domain.id, proposalOf(typed ?? shown), mayEdit);
  const section = { domain: live, limits, shown, typed: typed ?? shown, preview };
  return (
    <Form label={domainTexts.settings} onSubmit={send} onInput={setTyped} beginning={beginning}>
      <fieldset key={beginning} class="bare stack" disabled={!mayEdit} aria-label={domainTexts.settings}>
        <NotificationsSection {...section} />
        <CrawlSection {...section} />
        <ScheduleSection {...section} />
        <AgencySection {...section} />
      </fieldset>
      {mayEdit && (
        <div class={isDirty ? 'save-bar dirty' : 'save-bar'}>
          {conflict && <Conflict conflict={conflict} limits={limits} save={save} onSettled={settle} />}
          <SaveButtons isDirty={isDirty} onDiscard={onBeginAnew} />
        </div>
      )}
      <UnsavedChanges isDirty={() => isDirty} />
    </Form>
  );
}
