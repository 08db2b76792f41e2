/** The options of a select element. @param texts by value, in the order in which they are shown */
export const OptionsOf = ({ texts }: { readonly texts: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(texts).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </>
);
