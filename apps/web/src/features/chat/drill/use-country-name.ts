import { useWorld } from '../../../kit/countries/use-world.ts'

/** What a country is called; its code until that is known, undefined for nobody's. */
export function useCountryName(code: string | null): string | undefined {
  const world = useWorld()
  return code === null ? undefined : (world.data?.byCode.get(code)?.name ?? code)
}
