/** A text in lower case, with plain apostrophes and without quotation marks. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’'“”]/g, "'")
    .replaceAll(/'(?=\W|$)|(?<=\W|^)'/g, '')
