/** The names of some methods, as a record that must be complete. */
export type NamesOf<Methods> = { readonly [Name in keyof Methods]: true }

/** Proxy methods, one for each name, that forward to `call`. */
export function forwarding<Methods>(
  names: NamesOf<Methods>,
  call: (name: string, args: readonly unknown[]) => Promise<unknown>,
): Methods {
  // Type-safe by construction: each method takes and returns what `call` does under its name.
  const methods: MessageEvent['data'] = Object.fromEntries(
    Object.keys(names).map((name) => [name, (...args: readonly unknown[]) => call(name, args)]),
  )
  return methods
}

/** Methods of an object that is loaded with the first call. */
export function lateMethods<Methods extends object>(names: NamesOf<Methods>, load: () => Promise<Methods>): Methods {
  return forwarding<Methods>(names, async (name, args) => {
    const loaded: object = await load()
    return Reflect.apply(Reflect.get(loaded, name), loaded, args)
  })
}

/** Loads once for all callers; a failed load is retried by the next request. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
