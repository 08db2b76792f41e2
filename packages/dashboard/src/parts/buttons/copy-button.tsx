import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly value: string;
  /** Name of the value for screen readers, such as "the key". Not needed with a `label`. */
  readonly what?: string;
  /** Text of the button; default: "Copy". */
  readonly label?: string;
}

/** A button that copies a value. */
export function CopyButton({ value, what, label }: CopyButtonProps) {
  const { common } = useTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Browsers forbid copying over plain http. The person can select the value instead.
      toast(common.copyFailed, 'critical');
    }
  };
  const text = isCopied ? common.copied : (label ?? common.copy);
  return (
    <Button onClick={copy} aria-label={what === undefined ? undefined : `${text}: ${what}`}>
      <Icon name={isCopied ? 'check' : 'copy'} size={15} />
      {text}
    </Button>
  );
}
