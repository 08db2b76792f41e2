import { CheckboxField } from '../../parts/fields/checkbox-field.tsx';
import { LinesField } from '../../parts/fields/lines-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { PlanHint } from '../../parts/labels/plan-hint.tsx';
import { Note } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { parseHeaders } from './request-headers.ts';
import { Section, type SectionProps } from './section.tsx';

/** Returns a function that finds the fault of the typed headers; an empty text means that there is none. */
function useHeaderCheck(shown: string): (text: string) => string {
  const { agency: texts } = useTexts().domainSettings;
  return (text) => {
    const { fault } = parseHeaders(text);
    if (fault === undefined || text.trim() === shown) return '';
    if (fault.is === 'no-value') return texts.headerNoValue(fault.line);
    return fault.is === 'hidden-value' ? texts.headerHidden(fault.name) : texts.headerTwice(fault.name);
  };
}

/** Settings of the Agency plan. On other plans, values that are still set can only be removed. */
export function AgencySection({ limits, shown }: SectionProps) {
  const { agency: texts } = useTexts().domainSettings;
  const checkHeaders = useHeaderCheck(shown['settings/request_headers']);
  const field = (name: keyof typeof shown) => {
    const isSet = shown[name] !== '' && shown[name] !== 'off';
    return { name, disabled: !limits.agency_features && !isSet };
  };
  return (
    <Section id="agency" title={texts.title}>
      <p class="muted">{texts.lead}</p>
      {!limits.agency_features && (
        <Note tone="fair">
          {texts.planRequired} <PlanHint allows={(of) => of.agency_features} />
        </Note>
      )}
      <TextField
        {...field('settings/user_agent')}
        label={texts.userAgent}
        hint={texts.userAgentHint}
        maxLength={255}
        autoComplete="off"
        spellcheck={false}
        defaultValue={shown['settings/user_agent']}
      />
      <LinesField
        {...field('settings/request_headers')}
        label={texts.headers}
        hint={texts.headersHint}
        value={shown['settings/request_headers']}
        check={checkHeaders}
      />
      <CheckboxField
        {...field('settings/request_headers_over_http')}
        label={texts.overHttp}
        hint={texts.overHttpHint}
        checked={shown['settings/request_headers_over_http'] === 'on'}
      />
      <LinesField
        {...field('settings/ip_ranges')}
        label={texts.ranges}
        hint={texts.rangesHint}
        value={shown['settings/ip_ranges']}
      />
      <CheckboxField
        {...field('settings/priority_crawling')}
        label={texts.priority}
        hint={texts.priorityHint}
        checked={shown['settings/priority_crawling'] === 'on'}
      />
    </Section>
  );
}
