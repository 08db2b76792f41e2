import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { FaultText } from '../labels/fault-text.tsx';

/** The attributes that a control gets from its frame. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** The fault of the value. A string is a message of the server. */
  readonly fault?: ComponentChildren;
  /** Whether the label is beside the control instead of above it. */
  readonly isCheck?: boolean;
  readonly children: (control: ControlProps) => ComponentChildren;
}

/** A control with its label, a hint and its fault; screen readers read them together. */
export function FieldFrame({ name, label, hint, fault, isCheck = false, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const control = children({
    id,
    name,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  });
  return (
    <div class={isCheck ? 'field check-field' : 'field'}>
      {isCheck && control}
      <label for={id}>{label}</label>
      {!isCheck && control}
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {fault && (
        <div class="fault" id={`${id}-fault`} role="alert">
          {typeof fault === 'string' ? <FaultText>{fault}</FaultText> : fault}
        </div>
      )}
    </div>
  );
}
