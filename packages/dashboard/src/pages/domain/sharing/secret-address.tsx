import { CopyButton } from '../../../parts/buttons/copy-button.tsx';

interface SecretAddressProps {
  readonly label: string;
  readonly value: string;
  /** Names it for screen readers: "the address". */
  readonly what: string;
}

/** An address that is shown this once, to copy. */
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
