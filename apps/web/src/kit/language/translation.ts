/**
 * The type of the twin of English texts: the same keys, functions of the same arguments, and any string where English has
 * a certain one. A tuple (`as const`) keeps its length; a list whose length English leaves open may have another.
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
