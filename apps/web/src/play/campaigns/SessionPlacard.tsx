import type { SessionSummary } from '@placard/contract'
import { useWorld } from '../../kit/countries/use-world.ts'
import { Placard } from '../../kit/ui/Placard.tsx'

/** The placard of the country played in a session; its code is the fallback until the names are loaded. */
export function SessionPlacard({ session }: { session: SessionSummary }) {
  const { data: world } = useWorld()
  const state = world?.byCode.get(session.country)
  return (
    <Placard
      size="sm"
      flagCode={state?.iso2 ?? ''}
      country={state?.placardName ?? session.country}
      className="shadow-none"
    />
  )
}
