import go from '@linkvitals/contract/verification/is_genuine.go?raw';
import php from '@linkvitals/contract/verification/is_genuine.php?raw';
import python from '@linkvitals/contract/verification/is_genuine.py?raw';
import ruby from '@linkvitals/contract/verification/is_genuine.rb?raw';
import shell from '@linkvitals/contract/verification/is_genuine.sh?raw';
import typescript from '@linkvitals/contract/verification/is-genuine.ts?raw';
import { type ProgramLanguage, programMakers, type SignedRequest } from '@linkvitals/contract/verification/programs.ts';
import java from '@linkvitals/contract/verification/Webhooks.java?raw';
import { useState } from 'preact/hooks';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { Payload } from './payload.tsx';

/** The code of docs/webhooks.md. */
const code: Readonly<Record<ProgramLanguage, string>> = { shell, typescript, python, go, php, ruby, java };

const SECRET = "LINKVITALS_WEBHOOK_SECRET='whsec_…'";

interface VerifyProgramProps extends SignedRequest {
  /** The number of the attempt. */
  readonly attempt: number;
}

/** A program with which a person can verify one request on their own machine, in a language of their choice. */
export function VerifyProgram({ attempt, ...request }: VerifyProgramProps) {
  const { verify, ofAttempt } = useTexts().webhooks.deliveries;
  const [language, setLanguage] = useState<ProgramLanguage>('shell');
  const { file, command, make } = programMakers[language];
  const program = make(code[language], request);
  return (
    <div class="stack">
      <SelectField
        name="language"
        label={verify.language}
        value={language}
        onChange={(chosen) => setLanguage(chosen as ProgramLanguage)}
      >
        {Object.entries(programMakers).map(([name, maker]) => (
          <option key={name} value={name}>
            {maker.language}
          </option>
        ))}
      </SelectField>
      <div class="stack tight">
        <div class="row end">
          <h4 class="mono">{file}</h4>
          <CopyButton value={program} what={verify.program} />
        </div>
        <Payload label={ofAttempt(verify.program, attempt)} text={program} />
      </div>
      <div class="stack tight">
        <p>{verify.run}</p>
        <Payload label={ofAttempt(verify.command, attempt)} text={`${SECRET} ${command}`} />
        <p class="small muted">{verify.explain}</p>
      </div>
    </div>
  );
}
