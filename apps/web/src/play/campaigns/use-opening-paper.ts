import type { PublicCampaign } from '@placard/contract'
import type { PaperReading } from '@placard/language/papers'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { PaperGatewayContext } from '../../client/gateways/paper-gateway.ts'
import { chosenForCampaign, paperTakenUp } from '../../client/papers/chosen-paper.ts'
import { keptOpening } from '../../client/papers/kept-openings.ts'
import { freshPaper, usePaper, usePaperReadings } from '../../client/papers/paper-reading.ts'
import { tabValues } from '../../client/storage/storage.ts'
import { type ClauseChoices, choicesOf, openingFrom } from '../room/paper/clause-choices.ts'
import type { SeatChoice } from './seat-choice.ts'

/** Corrections of a reading; they end with the version of the paper that they were made on. */
interface Corrections {
  readonly version: number
  readonly choices: ClauseChoices
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Why a paper cannot be read now, if it cannot. */
function troubleOf(paper: UseQueryResult, readings: UseQueryResult): 'missing' | 'failed' | undefined {
  if (isGone(paper.error)) return 'missing'
  return paper.isError || readings.isError ? 'failed' : undefined
}

/** The paper that the chat has sent here, taken up once; its country takes the seat. */
function useSentPaper(campaignId: string, choose: SeatChoice['choose']): string | undefined {
  const [sent] = useState(() => chosenForCampaign(campaignId))
  const country = sent?.country
  useEffect(() => {
    if (sent === undefined) return
    paperTakenUp()
    if (country !== undefined) choose(country)
  }, [sent, country, choose])
  return sent?.paperId
}

/**
 * The paper that a session is to open with: which one, how it is heard, and what the person lets its clauses stand for.
 * Until it is started, the paper is asked for again, since it may be written on in another tab.
 */
export function useOpeningPaper(campaign: PublicCampaign, seat: SeatChoice) {
  const gateway = useContext(PaperGatewayContext)
  const queries = useQueryClient()
  const sent = useSentPaper(campaign.id, seat.choose)
  const [paperId, setPaperId] = useState(sent)
  const [corrections, setCorrections] = useState<Corrections>()
  const [changedAt, setChangedAt] = useState<number>()
  const paper = usePaper(paperId)
  const readings = usePaperReadings(paper.data, [campaign])
  const reading: PaperReading | undefined = readings.data?.[0]
  const version = paper.data?.version
  const isCorrected = corrections !== undefined && corrections.version === version
  const choices = isCorrected ? corrections.choices : reading && choicesOf(reading)
  const opening =
    paper.data && reading && choices && openingFrom(paper.data, reading, choices, seat.country !== undefined)

  function choose(id: string | undefined): void {
    setPaperId(id)
    setCorrections(undefined)
    setChangedAt(undefined)
  }

  /** Whether the paper still reads as it was shown; when it does not, it is shown again, and nothing starts. */
  async function isAsShown(): Promise<boolean> {
    if (gateway === undefined || paperId === undefined) return true
    try {
      const fresh = await freshPaper(queries, gateway, paperId)
      if (version !== undefined && fresh.version !== version) setChangedAt(fresh.version)
      if (readings.isError) void readings.refetch()
      return fresh.version === version && reading !== undefined
    } catch {
      return false
    }
  }

  /** Reads again what could not be read. */
  function retry(): void {
    if (paper.isError) void paper.refetch()
    if (readings.isError) void readings.refetch()
  }

  return {
    isSent: sent !== undefined,
    paperId,
    paper,
    readings,
    reading,
    choices,
    opening,
    trouble: troubleOf(paper, readings),
    /** The paper is on its way: until it is read, nobody knows what the session would open with. */
    isReading: paperId !== undefined && (paper.isPending || (paper.isSuccess && readings.isPending)),
    isChanged: changedAt !== undefined && changedAt === version,
    choose,
    correct: (next: ClauseChoices) => version !== undefined && setCorrections({ version, choices: next }),
    isAsShown,
    retry,
    /** Keeps the opening for the session that was started. */
    keepFor: (sessionId: string) => keptOpening(tabValues, sessionId).keep(opening),
  }
}

export type OpeningPaper = ReturnType<typeof useOpeningPaper>
