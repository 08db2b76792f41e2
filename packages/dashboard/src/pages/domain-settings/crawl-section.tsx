import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account-queries.ts';
import { LinesField } from '../../parts/fields/lines-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { PlanHint } from '../../parts/labels/plan-hint.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { ExclusionPreview } from './preview/exclusion-preview.tsx';
import { Section, type SectionProps } from './section.tsx';

function PatternHelp() {
  const { help } = useTexts().domainSettings.crawl;
  return (
    <details>
      <summary class="small">{help.title}</summary>
      <div class="stack tight">
        <dl class="patterns">
          {help.rows.map(([pattern, meaning]) => [
            <dt key={pattern}>
              <code>{pattern}</code>
            </dt>,
            <dd key={meaning}>{meaning}</dd>,
          ])}
        </dl>
        <p class="small muted">{help.note}</p>
      </div>
    </details>
  );
}

interface RenderingFieldProps extends Pick<SectionProps, 'limits' | 'shown'> {
  /** The reason why the server renders no pages, in English; undefined: it does, as far as it knows. */
  readonly unavailable: string | undefined;
}

/** The choice whether pages are rendered, with the reason where they cannot be. What is chosen already stays a choice. */
function RenderingField({ limits, shown, unavailable }: RenderingFieldProps) {
  const { rendering: texts } = useTexts().domainSettings.crawl;
  const chosen = shown['crawl_config/rendering'];
  const isPossible = limits.rendering && unavailable === undefined;
  const hint = limits.rendering ? (
    unavailable === undefined ? (
      texts.hint
    ) : (
      texts.unavailable
    )
  ) : (
    <>
      {texts.notInPlan} <PlanHint allows={(of) => of.rendering} />
    </>
  );
  return (
    <SelectField name="crawl_config/rendering" label={texts.label} hint={hint} value={chosen}>
      {(['off', 'auto', 'on'] as const).map((each) => (
        <option key={each} value={each} disabled={!isPossible && each !== 'off' && each !== chosen}>
          {texts.choices[each]}
        </option>
      ))}
    </SelectField>
  );
}

/** The settings for the depth and speed of crawls, and for the pages that they leave out. */
export function CrawlSection({ limits, shown, preview }: SectionProps) {
  const { domainSettings, common } = useTexts();
  const { crawl: texts } = domainSettings;
  const { data: account } = useQuery(accountQuery);
  const format = useFormat();
  return (
    <Section id="crawl" title={texts.title}>
      {account && <p class="small muted">{texts.limits(common.plans.names[account.plan])}</p>}
      <div class="field-pair">
        <TextField
          name="crawl_config/max_pages"
          label={texts.maxPages}
          hint={texts.maxPagesHint(format.number(limits.max_pages))}
          type="number"
          min={1}
          max={limits.max_pages}
          placeholder={String(limits.max_pages)}
          defaultValue={shown['crawl_config/max_pages']}
        />
        <TextField
          name="crawl_config/depth_limit"
          label={texts.depth}
          hint={texts.depthHint(format.number(limits.depth_limit))}
          type="number"
          min={0}
          max={limits.depth_limit}
          placeholder={String(limits.depth_limit)}
          defaultValue={shown['crawl_config/depth_limit']}
        />
        <TextField
          name="crawl_config/rate"
          label={texts.rate}
          hint={texts.rateHint}
          type="number"
          min={0.5}
          max={1000}
          step="any"
          defaultValue={shown['crawl_config/rate']}
        />
      </div>
      <RenderingField limits={limits} shown={shown} unavailable={account?.rendering_unavailable ?? undefined} />
      <LinesField
        name="crawl_config/exclusions"
        label={texts.exclusions}
        hint={texts.exclusionsHint}
        rows={4}
        value={shown['crawl_config/exclusions']}
        faults={preview.faults}
      />
      <ExclusionPreview preview={preview} />
      <PatternHelp />
    </Section>
  );
}
