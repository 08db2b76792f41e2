import { CopyButton } from '../../../parts/buttons/copy-button.tsx';

interface SecretAddressProps {
  readonly label: string;
  readonly value: string;
  /** Its name for screen readers, such as "the address". */
  readonly what: string;
}

/** An address that is shown only once, with a button that copies it. */
export function SecretAddress({ label, value, what }: SecretAddressProps) {
  return (
    <div class="field">
      <span class="label">{label}</span>
      <div class="secret-address">
        <code>{value}</code>
        <CopyButton value={value} what={what} />
      </div>
    </div>
  );
}
