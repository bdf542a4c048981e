import { useWorld } from '../../../kit/countries/use-world.ts'

/** Name of a country; its code until the list has loaded, undefined when there is no country. */
export function useCountryName(code: string | null): string | undefined {
  const world = useWorld()
  return code === null ? undefined : (world.data?.byCode.get(code)?.name ?? code)
}
