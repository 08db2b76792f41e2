import './branding.css';
import type { Branding, BrandingUpdate } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'preact/hooks';
import { brandingQuery } from '../../../api/branding-queries.ts';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { FieldFrame } from '../../../parts/fields/field-frame.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form, useFault } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { PlanHint } from '../../../parts/labels/plan-hint.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';
import { base64Of, MAX_LOGO_BYTES } from './logo-file.ts';
import { ReportPreview } from './report-preview.tsx';

/** A chosen file, undefined: as it is saved, null: none. */
type LogoChoice = File | null | undefined;

/** An address for a file that was chosen, as long as it is chosen. */
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
      <FieldFrame name="logo-file" label={texts.logo} hint={texts.logoHint} fault={useFault('logo')}>
        {(control) => (
          <input
            {...control}
            type="file"
            class="input"
            accept="image/png,image/svg+xml"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              const isTooLarge = file !== undefined && file.size > MAX_LOGO_BYTES;
              currentTarget.setCustomValidity(isTooLarge ? texts.logoTooLarge : '');
              onChoose(isTooLarge ? undefined : file);
            }}
          />
        )}
      </FieldFrame>
      {hasLogo && (
        <div class="row">
          <Button onClick={() => onChoose(null)}>{texts.removeLogo}</Button>
        </div>
      )}
    </>
  );
}

interface BrandingFormProps {
  readonly branding: Branding;
  readonly etag: string | undefined;
}

function BrandingForm({ branding, etag }: BrandingFormProps) {
  const { branding: texts, settings, settingsApi } = useTexts();
  const queries = useQueryClient();
  const explainConfirmation = useExplain();
  const [typed, setTyped] = useState({ name: branding.name ?? '', colour: branding.colour ?? '' });
  const [logo, setLogo] = useState<LogoChoice>();
  const fileUrl = useFileUrl(logo);
  const shownLogo = logo === undefined ? branding.logo : (fileUrl ?? null);
  const save = async ({ name = '', colour = '' }: Readonly<Record<string, string>>) => {
    const change: BrandingUpdate = {
      name: name === '' ? null : name,
      colour: colour === '' ? null : colour.toLowerCase(),
      ...(logo !== undefined && { logo: logo && (await base64Of(logo)) }),
    };
    await withReauthentication(() => client.branding.update(change, { ifMatch: etag }));
    toast(settings.saved);
    await queries.invalidateQueries({ queryKey: brandingQuery.queryKey });
  };
  const explain = (error: unknown) =>
    isApiError(error, 'precondition_failed') ? settingsApi.changedMeanwhile : explainConfirmation(error);
  return (
    <div class="branding">
      <section class="card pad">
        <Form
          label={texts.title}
          onSubmit={save}
          explain={explain}
          onInput={({ name = '', colour = '' }) => setTyped({ name, colour })}
        >
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
              placeholder="#0b6e69"
              maxLength={7}
              autoComplete="off"
              spellcheck={false}
              defaultValue={branding.colour ?? ''}
            />
            <LogoField hasLogo={shownLogo !== null} onChoose={setLogo} />
            <div class="row">
              <Submit>{settings.save}</Submit>
            </div>
          </fieldset>
        </Form>
      </section>
      <ReportPreview {...typed} logo={shownLogo} />
    </div>
  );
}

/** Name, colour and logo of reports. */
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
      {data && <BrandingForm key={data.etag} {...data} />}
    </Page>
  );
}
