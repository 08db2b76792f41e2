import { Fragment } from 'preact';

/** The places after a dot, an @ or a slash, if a word follows. */
const JOINT = /(?<=[.@/])(?=[^.@/\s])/;

/** A hostname, an e-mail address or a URL as a name. If it is too long, it breaks between its parts. */
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
