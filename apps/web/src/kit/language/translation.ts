/**
 * The shape of English texts in another language: the same keys and the same arguments, with any words. Lists may be of
 * another length only where English has a list, not a tuple.
 */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Made
    ? (...values: Values) => Translation<Made>
    : Text extends readonly unknown[]
      ? { readonly [Place in keyof Text]: Translation<Text[Place]> }
      : Text extends object
        ? { readonly [Key in keyof Text]: Translation<Text[Key]> }
        : Text
