import { PACK_IDS, type PublicCampaign, type Settings, type StartSession } from '@placard/contract'
import { useMemo, useState } from 'react'
import { useSetting } from '../../client/settings/current.ts'
import type { Country } from '../../kit/countries/countries.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { readDrawCode } from '../room/draw-code.ts'
import { allPositions } from './positions.ts'

type Rules = PublicCampaign['procedure']['pack']

/** The room's tone: every delegate as authored, or all in one mode. */
export type Tone = 'mixed' | NonNullable<StartSession['tone']>

/** The initial tone of a debate mode: a balanced room is mixed, as the campaign was authored. */
function toneOf(mode: Settings['debateMode']): Tone {
  return mode === 'balanced' ? 'mixed' : mode
}

/**
 * The user's choices before a session: the country (undefined: drawn), the other delegates, the pace, the draw as
 * typed.
 */
export function useSeatChoice(campaign: PublicCampaign) {
  const world = useWorld()
  const [iso3, choose] = useState<string>()
  const [pace, setPace] = useState(1)
  const [difficulty, setDifficulty] = useState<StartSession['difficulty']>()
  const debateMode = useSetting('debateMode')
  const [tone = toneOf(debateMode), setTone] = useState<Tone>()
  const [procedure, setProcedure] = useState<StartSession['procedure']>()
  const [drawText, setDrawText] = useState('')
  const positions = useMemo(() => world.data && allPositions(campaign, world.data), [campaign, world.data])
  const country: Country | undefined = iso3 === undefined ? undefined : world.data?.byCode.get(iso3)
  const typed = readDrawCode(drawText)
  const seat = { world, positions, country, choose }
  const room = { difficulty, setDifficulty, tone, setTone, procedure, setProcedure }
  return { ...seat, ...room, pace, setPace, drawText, setDrawText, isDrawValid: typed.ok }
}

export type SeatChoice = ReturnType<typeof useSeatChoice>

/** Fewest permanent members for the Security Council pack; the host refuses fewer. */
const COUNCIL_LEAST = 3

/**
 * The packs a campaign can be played under: its own first, and the Security Council's where enough permanent members
 * have seats.
 */
export function rulesOffered({ procedure, seats }: PublicCampaign, { world }: SeatChoice): readonly Rules[] {
  const permanent = seats.filter(({ country }) => world.data?.byCode.get(country)?.permanentMember).length
  return PACK_IDS.filter((pack) => pack === procedure.pack || pack !== 'security-council' || permanent >= COUNCIL_LEAST)
}

/** The request to start a session; undefined while the typed draw is invalid. */
export function startInput(campaignId: string, choice: SeatChoice): StartSession | undefined {
  const typed = readDrawCode(choice.drawText)
  if (!typed.ok) return undefined
  return {
    campaignId,
    pace: choice.pace,
    ...(choice.country === undefined ? {} : { country: choice.country.iso3 }),
    ...(choice.difficulty === undefined ? {} : { difficulty: choice.difficulty }),
    ...(choice.tone === 'mixed' ? {} : { tone: choice.tone }),
    ...(choice.procedure === undefined ? {} : { procedure: choice.procedure }),
    ...(typed.draw === undefined ? {} : { draw: typed.draw }),
  }
}
