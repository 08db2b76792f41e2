import type { WebhookCreate } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { eventTypesQuery } from '../../../api/webhook-queries.ts';
import { NewTabLink } from '../../../parts/buttons/new-tab-link.tsx';
import { Check, Group } from '../../../parts/fields/fields.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { LateDetails } from '../../../parts/page/late-details.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { DomainChoice } from '../domain-choice.tsx';

type Events = WebhookCreate['events'];

/** The choices that are made with checkboxes. Texts are kept by the form itself. */
export interface WebhookChoice {
  readonly events: Events;
  readonly domain_ids: readonly string[] | null;
}

interface WebhookFieldsProps {
  readonly url?: string;
  readonly description?: string;
  readonly choice: WebhookChoice;
  readonly onChoice: (choice: WebhookChoice) => void;
  readonly autoFocus?: boolean;
}

export const useWebhookChoice = (first: WebhookChoice) => {
  const [choice, onChoice] = useState(first);
  return { choice, onChoice };
};

const loadExample = async () => (await import('./event-example.tsx')).EventExample;

function EventBoxes({ chosen, onChange }: { readonly chosen: Events; readonly onChange: (chosen: Events) => void }) {
  const { form } = useTexts().webhooks;
  const types = useQuery(eventTypesQuery).data?.data.filter(({ subscribable }) => subscribable) ?? [];
  const set = (type: Events[number], isChosen: boolean) =>
    onChange(isChosen ? [...chosen, type] : chosen.filter((one) => one !== type));
  return (
    <Group name="events" label={form.events} check={chosen.length === 0 ? form.noEvent : undefined}>
      {types.map(({ type, description }) => (
        <div key={type} class="event-choice">
          <Check
            label={<span class="mono">{type}</span>}
            hint={form.hints[type] ?? description}
            checked={chosen.includes(type as Events[number])}
            onChange={(isChosen) => set(type as Events[number], isChosen)}
          />
          <LateDetails
            summary={form.example}
            about={type}
            name="event-example"
            load={loadExample}
            props={{ type: type as Events[number] }}
          />
        </div>
      ))}
      <p class="small">
        <NewTabLink href="docs">{form.more}</NewTabLink>
      </p>
    </Group>
  );
}

/** The fields of an endpoint, for the forms that add and change one. */
export function WebhookFields({ url, description, choice, onChoice, autoFocus = false }: WebhookFieldsProps) {
  const { form } = useTexts().webhooks;
  return (
    <>
      <TextField
        name="url"
        label={form.url}
        hint={form.urlHint}
        // The type is not `url`, because the server's messages about faults are better than the browser's.
        inputMode="url"
        autoComplete="off"
        spellcheck={false}
        maxLength={2048}
        required
        autoFocus={autoFocus}
        {...(url !== undefined && { defaultValue: url })}
      />
      <TextField
        name="description"
        label={form.description}
        autoComplete="off"
        maxLength={255}
        {...(description !== undefined && { defaultValue: description })}
      />
      <EventBoxes chosen={choice.events} onChange={(events) => onChoice({ ...choice, events })} />
      <DomainChoice chosen={choice.domain_ids} onChange={(domain_ids) => onChoice({ ...choice, domain_ids })} />
    </>
  );
}

/** The choice in the form of the request. */
export const choiceBody = ({ events, domain_ids }: WebhookChoice) => ({
  events,
  domain_ids: domain_ids === null ? null : [...domain_ids],
});
