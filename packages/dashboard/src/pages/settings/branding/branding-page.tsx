import './branding.css';
import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'preact/hooks';
import { brandingQuery } from '../../../api/branding-queries.ts';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { FileField } from '../../../parts/fields/file-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { PlanHint } from '../../../parts/labels/plan-hint.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';
import { BrandingConflict } from './branding-conflict.tsx';
import { changedBranding, sameMembers } from './changed-branding.ts';
import { base64Of, MAX_LOGO_BYTES } from './logo-file.ts';
import { ReportPreview } from './report-preview.tsx';

/** The chosen logo; undefined: the saved one is kept; null: none. */
type LogoChoice = File | null | undefined;

/** A `data:` URL of the chosen file; undefined while it is being read, and without a file. */
function useFileUrl(file: LogoChoice): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return url;
}

interface LogoFieldProps {
  readonly hasLogo: boolean;
  readonly onChoose: (choice: LogoChoice) => void;
}

function LogoField({ hasLogo, onChoose }: LogoFieldProps) {
  const { branding: texts } = useTexts();
  return (
    <>
      <FileField
        name="logo"
        label={texts.logo}
        hint={texts.logoHint}
        accept="image/png,image/svg+xml"
        check={({ size }) => (size > MAX_LOGO_BYTES ? texts.logoTooLarge : '')}
        onChoose={onChoose}
      />
      {hasLogo && (
        <div class="row">
          <Button onClick={() => onChoose(null)}>{texts.removeLogo}</Button>
        </div>
      )}
    </>
  );
}

/** The colour that the picker shows for a text that is none. */
const EXAMPLE = '#0b6e69';

/** Beside the field of the colour, the same colour to choose by eye. */
function ColourPicker({ colour }: { readonly colour: string }) {
  const { branding: texts } = useTexts();
  const choose = ({ form, value }: HTMLInputElement) => {
    const field = form?.elements.namedItem('colour');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <input
      class="input colour"
      type="color"
      aria-label={texts.pickColour}
      value={/^#[\da-f]{6}$/i.test(colour) ? colour : EXAMPLE}
      onInput={(event) => {
        event.stopPropagation();
        choose(event.currentTarget);
      }}
    />
  );
}

interface BrandingFieldsProps {
  readonly branding: Branding;
  /** The typed colour. */
  readonly colour: string;
  readonly hasLogo: boolean;
  readonly onChoose: (choice: LogoChoice) => void;
}

function BrandingFields({ branding, colour, ...logo }: BrandingFieldsProps) {
  const { branding: texts, settings } = useTexts();
  return (
    <fieldset class="bare stack" disabled={!branding.applies} aria-label={texts.title}>
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={80}
        autoComplete="off"
        defaultValue={branding.name ?? ''}
      />
      <TextField
        name="colour"
        label={texts.colour}
        hint={texts.colourHint}
        placeholder={EXAMPLE}
        beside={<ColourPicker colour={colour} />}
        maxLength={7}
        autoComplete="off"
        spellcheck={false}
        defaultValue={branding.colour ?? ''}
      />
      <LogoField {...logo} />
      <div class="row">
        <Submit>{settings.save}</Submit>
      </div>
    </fieldset>
  );
}

interface BrandingFormProps {
  readonly version: Versioned<Branding>;
  /** Called with the version to show from now on. */
  readonly onShow: (version: Versioned<Branding>) => void;
}

function BrandingForm({ version, onShow }: BrandingFormProps) {
  const { branding: texts, settings } = useTexts();
  const explain = useExplain();
  const { data: branding, etag } = version;
  const [typed, setTyped] = useState({ name: branding.name ?? '', colour: branding.colour ?? '' });
  const [logo, setLogo] = useState<LogoChoice>();
  const fileUrl = useFileUrl(logo);
  const shownLogo = logo === undefined ? branding.logo : (fileUrl ?? null);
  const { conflict, save, keep } = useConflict(
    () => client.branding.get().withResponse(),
    async (change: BrandingUpdate, options) => {
      onShow(await withReauthentication(() => client.branding.update(change, options).withResponse()));
      toast(settings.saved);
    },
    (change, theirs) => sameMembers(change, branding, theirs),
  );
  const send = async ({ name = '', colour = '' }: Readonly<Record<string, string>>) => {
    const change = changedBranding(branding, { name, colour }, logo && (await base64Of(logo)));
    if (change === undefined) toast(settings.saved);
    else await save(change, etag);
  };
  return (
    <div class="branding">
      <section class="card pad stack">
        {conflict && (
          <BrandingConflict
            change={conflict.mine}
            logo={shownLogo}
            theirs={conflict.theirs.data}
            onKeep={keep}
            onTake={() => onShow(conflict.theirs)}
          />
        )}
        <Form
          label={texts.title}
          onSubmit={send}
          explain={explain}
          onInput={({ name = '', colour = '' }) => setTyped({ name, colour })}
        >
          <FormChanges beside={logo !== undefined} />
          <BrandingFields branding={branding} colour={typed.colour} hasLogo={shownLogo !== null} onChoose={setLogo} />
        </Form>
      </section>
      <ReportPreview {...typed} logo={shownLogo} />
    </div>
  );
}

/**
 * Keeps the version that the person edits. It is not refetched by itself, so that changes are compared with the version that they see.
 */
function BrandingCard({ first }: { readonly first: Versioned<Branding> }) {
  const queries = useQueryClient();
  const [shown, setShown] = useState(first);
  const onShow = ({ data, etag }: Versioned<Branding>) => {
    queries.setQueryData(brandingQuery.queryKey, { branding: data, etag });
    setShown({ data, etag });
  };
  return <BrandingForm key={shown.etag} version={shown} onShow={onShow} />;
}

/** The page with the name, colour and logo of reports. */
export function BrandingPage() {
  const { branding: texts } = useTexts();
  const { data, error } = useQuery(brandingQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {data === undefined && (error ? <ErrorNote error={error} /> : <SkeletonRows rows={3} />)}
      {data && !data.branding.applies && (
        <Note tone="fair">
          {texts.planRequired} <PlanHint allows={(limits) => limits.agency_features} />
        </Note>
      )}
      {data && <BrandingCard first={{ data: data.branding, etag: data.etag }} />}
    </Page>
  );
}
