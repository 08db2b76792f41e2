/** A URL that was crawled: anybody may have written it, so it is followed without a referrer. */
export function FoundUrl({ url }: { readonly url: string }) {
  const isWeb = /^https?:/.test(url);
  return isWeb ? (
    <a class="mono" href={url} target="_blank" rel="noreferrer noopener">
      {url}
    </a>
  ) : (
    <span class="mono">{url}</span>
  );
}
