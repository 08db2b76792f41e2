import { language } from '../../../app/preferences.ts';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { useStore } from '../../../store.ts';
import { languages } from '../../../texts/languages.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** The field for the language of a report or shared page; initially the language of the dashboard. */
export function LanguageField() {
  const { language: label } = useTexts().reports;
  return (
    <SelectField name="language" label={label} value={useStore(language)}>
      <OptionsOf texts={languages} />
    </SelectField>
  );
}
