import { Fragment } from 'preact';

/** Behind a dot, an @ or a slash, if a word follows. */
const JOINT = /(?<=[.@/])(?=[^.@/\s])/;

/** A hostname, an e-mail address or a URL as a name: where it does not fit, it breaks between its parts. */
export function Name({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(JOINT).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
