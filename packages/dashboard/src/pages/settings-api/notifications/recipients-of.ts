/** The addresses in a text, separated by line breaks or commas, without duplicates. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
];
