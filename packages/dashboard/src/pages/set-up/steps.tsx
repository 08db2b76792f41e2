import './set-up.css';
import { useTexts } from '../../texts/texts.tsx';

/** The steps of the set-up and the current one. @param at 0-based */
export function Steps({ at }: { readonly at: number }) {
  const { setUp } = useTexts();
  return (
    <ol class="steps" aria-label={setUp.step(at + 1, setUp.steps.length)}>
      {setUp.steps.map((name, step) => (
        <li key={name} aria-current={step === at ? 'step' : undefined} class={step < at ? 'done' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
