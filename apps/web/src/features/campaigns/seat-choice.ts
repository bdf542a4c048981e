import type { PublicCampaign, StartSession } from '@placard/contract'
import { useMemo, useState } from 'react'
import type { Country } from '../../shared/countries/countries.ts'
import { useWorld } from '../../shared/countries/useWorld.ts'
import { allPositions } from './positions.ts'
import { readSeed } from './seed.ts'

/** The room's tone: every delegate as it was written, or all in one mode. */
export type Tone = 'mixed' | NonNullable<StartSession['tone']>

/**
 * Everything a person settles before a session: the country (none: drawn for them), how the others play, the pace, the
 * seed as typed.
 */
export function useSeatChoice(campaign: PublicCampaign) {
  const world = useWorld()
  const [iso3, choose] = useState<string>()
  const [pace, setPace] = useState(1)
  const [difficulty, setDifficulty] = useState<StartSession['difficulty']>()
  const [tone, setTone] = useState<Tone>('mixed')
  const [seedText, setSeedText] = useState('')
  const positions = useMemo(() => world.data && allPositions(campaign, world.data), [campaign, world.data])
  const country: Country | undefined = iso3 === undefined ? undefined : world.data?.byCode.get(iso3)
  const seed = readSeed(seedText)
  const seat = { world, positions, country, choose }
  const room = { difficulty, setDifficulty, tone, setTone }
  return { ...seat, ...room, pace, setPace, seedText, setSeedText, isSeedValid: seed.ok }
}

export type SeatChoice = ReturnType<typeof useSeatChoice>

/** What the choice asks of the host; undefined while the seed is no seed. */
export function startInput(campaignId: string, choice: SeatChoice): StartSession | undefined {
  const seed = readSeed(choice.seedText)
  if (!seed.ok) return undefined
  return {
    campaignId,
    pace: choice.pace,
    ...(choice.country === undefined ? {} : { country: choice.country.iso3 }),
    ...(choice.difficulty === undefined ? {} : { difficulty: choice.difficulty }),
    ...(choice.tone === 'mixed' ? {} : { tone: choice.tone }),
    ...(seed.seed === undefined ? {} : { seed: seed.seed }),
  }
}
