import type { Report } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { reportsQuery } from '../../../api/report-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { AboutField } from './about-field.tsx';
import { LanguageField } from './language-field.tsx';
import { formats, isRead, NEWEST, reportOf, sections } from './report-of.ts';
import { daysOf } from './spans.ts';

function FormatFields({ hasPeriod }: { readonly hasPeriod: boolean }) {
  const { formatLabel, formats: names, hints, section, allSections, sections: sectionNames } = useTexts().reports;
  const [format, setFormat] = useState<string>('pdf');
  const offered = sections.filter((one) => one !== 'crawls' || hasPeriod);
  const chosen = formats.find((one) => one === format) ?? 'pdf';
  return (
    <>
      <div class="format">
        <SelectField name="format" label={formatLabel} value={format} onChange={setFormat}>
          {formats.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectField>
        <p class="small muted">{hints[chosen]}</p>
      </div>
      {isRead(chosen) && <LanguageField />}
      {chosen === 'csv' && (
        <SelectField name="section" label={section} value="">
          <option value="">{allSections}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {sectionNames[one]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

interface MakeDialogProps {
  readonly domainId: string;
  readonly onMade: (report: Report) => void;
  readonly onClose: () => void;
}

/** The dialog that requests a report in a chosen format, of a crawl or a period. */
export function MakeDialog({ domainId, onMade, onClose }: MakeDialogProps) {
  const { reports, common } = useTexts();
  const { makeDialog } = reports;
  const queries = useQueryClient();
  const [about, setAbout] = useState<string>(NEWEST);
  const [covers, setCovers] = useState<string>('crawl');
  const { from, to } = daysOf('days', Date.now());
  const make = async (values: Readonly<Record<string, string>>) => {
    onMade(await client.reports.create(domainId, reportOf(values, Date.now())));
    toast(makeDialog.done);
    onClose();
    await queries.invalidateQueries({ queryKey: reportsQuery(domainId).queryKey });
  };
  return (
    <Dialog title={makeDialog.title} onClose={onClose}>
      <Form label={makeDialog.title} onSubmit={make}>
        <SelectField name="covers" label={makeDialog.covers} value={covers} onChange={setCovers}>
          <OptionsOf texts={makeDialog.spans} />
        </SelectField>
        {covers === 'crawl' && <AboutField domainId={domainId} about={about} onChange={setAbout} />}
        {covers === 'days' && (
          <div class="period">
            <TextField type="date" name="from" label={makeDialog.from} defaultValue={from} required />
            <TextField type="date" name="to" label={makeDialog.to} defaultValue={to} required />
          </div>
        )}
        {covers !== 'crawl' && <p class="small muted">{makeDialog.periodHint}</p>}
        <FormatFields hasPeriod={covers !== 'crawl'} />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{makeDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
