/** The name at the start of a text: all up to the first character that cannot be part of it. */
type NameIn<Text extends string> = Before<Before<Before<Before<Before<Text, ' '>, ','>, ')'>, ':'>, '\n'>
type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}` ? Head : Text
type NamesIn<Text extends string> = Text extends `${string}$${infer Rest}` ? NameIn<Rest> | NamesIn<Rest> : never

export interface NamedStatement<Name extends string> {
  readonly name: string
  /** SQL with positions, as PostgreSQL takes it. */
  readonly text: string
  /** Names of the parameters, by position. */
  readonly parameters: readonly Name[]
}

/**
 * A prepared statement whose parameters have names: `$sessionId` in its text. PostgreSQL knows positions alone, which a
 * reader would have to count. Named statements are parsed once per connection.
 */
export function namedStatement<const Text extends string>(name: string, text: Text): NamedStatement<NamesIn<Text>>
export function namedStatement(name: string, text: string): NamedStatement<string> {
  const parameters = [...new Set(Array.from(text.matchAll(/\$(\w+)/g), ([, parameter = '']) => parameter))]
  const positions = text.replaceAll(/\$(\w+)/g, (_, parameter: string) => `$${parameters.indexOf(parameter) + 1}`)
  return { name, text: positions, parameters }
}

/** The query of a statement with its values; the compiler refuses a statement with a value too few or too many. */
export function withValues<Name extends string>(
  { name, text, parameters }: NamedStatement<Name>,
  values: Readonly<Record<NoInfer<Name>, unknown>>,
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  return { name, text, values: parameters.map((parameter) => values[parameter]) }
}
