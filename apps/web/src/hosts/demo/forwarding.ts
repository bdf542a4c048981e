/** The names of some methods, as a table that lacks none of them. */
export type NamesOf<Methods> = { readonly [Name in keyof Methods]: true }

/** Methods that only call on, one for each name. */
export function forwarding<Methods>(
  names: NamesOf<Methods>,
  call: (name: string, args: readonly unknown[]) => Promise<unknown>,
): Methods {
  // The methods by construction: each takes and gives what `call` does under its name.
  const methods: MessageEvent['data'] = Object.fromEntries(
    Object.keys(names).map((name) => [name, (...args: readonly unknown[]) => call(name, args)]),
  )
  return methods
}

/** Methods of something that is loaded when the first of them is called. */
export function lateMethods<Methods extends object>(names: NamesOf<Methods>, load: () => Promise<Methods>): Methods {
  return forwarding<Methods>(names, async (name, args) => {
    const loaded: object = await load()
    return Reflect.apply(Reflect.get(loaded, name), loaded, args)
  })
}

/** Loads once for all who ask; a load that failed is tried again by the next request. */
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
