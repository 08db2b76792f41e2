import type { ComponentChildren } from 'preact';
import { Button } from '../buttons/button.tsx';
import { useBusy } from './form.tsx';

/** The button that sends the form around it. */
export function Submit({ children, wide = false }: { readonly children: ComponentChildren; readonly wide?: boolean }) {
  return (
    <Button type="submit" kind="primary" busy={useBusy()} wide={wide}>
      {children}
    </Button>
  );
}
