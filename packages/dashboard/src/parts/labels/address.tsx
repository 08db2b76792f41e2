import { Fragment } from 'preact';

/** A URL that breaks after its slashes rather than inside a word. */
export function Address({ url }: { readonly url: string }) {
  return (
    <>
      {url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
