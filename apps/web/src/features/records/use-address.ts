import { useEffect, useState } from 'react'

type Values<Name extends string> = Readonly<Record<Name, string>>

function valuesIn<Name extends string>(names: readonly Name[]): Values<Name>
function valuesIn(names: readonly string[]): Values<string> {
  const query = new URLSearchParams(window.location.search)
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']))
}

function write(values: Values<string>): void {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  const query = new URLSearchParams(given).toString()
  const address = query === '' ? window.location.pathname : `${window.location.pathname}?${query}`
  window.history.replaceState(window.history.state, '', address)
}

/**
 * Values that stand in the address, so that a reload, a link and the way back show the same. One that is empty is left
 * out of it.
 *
 * @param names the same list at every call.
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
): readonly [Values<Name>, (changes: Partial<Values<Name>>) => void] {
  const [values, setValues] = useState(() => valuesIn(names))
  useEffect(() => {
    const read = () => setValues(valuesIn(names))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [names])
  function change(changes: Partial<Values<Name>>) {
    const changed = { ...values, ...changes }
    setValues(changed)
    write(changed)
  }
  return [values, change]
}

/** A value of a list, where an address may have anything. */
export function oneOf<Value extends string>(values: readonly Value[], given: string, otherwise: Value): Value {
  return values.find((value) => value === given) ?? otherwise
}
