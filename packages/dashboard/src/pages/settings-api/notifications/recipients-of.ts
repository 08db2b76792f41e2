/** The addresses of a text: one on each line, or between commas; none twice. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
];
