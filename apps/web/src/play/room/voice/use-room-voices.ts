import type { VoiceAssignment, VoiceProfile } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useVoiceGateway } from '../../../client/gateways/voice-gateway.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { afterGiving, type SeatToHear, voicesOf } from './room-voices.ts'

const NONE: readonly VoiceAssignment[] = []

/** A voice keeps its name whoever speaks with it; the embedded one has all of them. */
const assignmentOf = (characterId: string, { id, name }: VoiceProfile): VoiceAssignment => ({
  characterId,
  voiceId: id,
  voiceName: name,
  provider: 'embedded',
})

export type RoomVoices = ReturnType<typeof useRoomVoices>

/** The voices of a session's room, and how one is given to a delegate. */
export function useRoomVoices(sessionId: string, seats: readonly SeatToHear[]) {
  const gateway = useVoiceGateway()
  const queries = useQueryClient()
  const isOwnSpoken = useSetting('userVoiceEnabled')
  const ownVoiceId = useSetting('selectedUserVoice')
  const queryKey = ['voice-assignments', sessionId]
  const { data: assigned = NONE } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => gateway.readAssignments(sessionId, signal),
  })
  const voices = useMemo(() => {
    const you = seats.find(({ isYou }) => isYou)
    const own = isOwnSpoken && you !== undefined ? { seat: you.id, voiceId: ownVoiceId } : undefined
    return voicesOf(seats, assigned, own)
  }, [seats, assigned, isOwnSpoken, ownVoiceId])

  /** Gives a seat a voice, at once; resolves to whom it was exchanged with, and whether it is kept. */
  async function give(seat: string, voice: VoiceProfile) {
    const { changed, exchangedWith } = afterGiving(voices, seat, voice)
    const next = [
      ...assigned.filter(({ characterId }) => !changed.has(characterId)),
      ...[...changed].map(([id, profile]) => assignmentOf(id, profile)),
    ]
    return { exchangedWith, isKept: await keep(next) }
  }

  async function keep(next: readonly VoiceAssignment[]): Promise<boolean> {
    queries.setQueryData(queryKey, next)
    try {
      await gateway.saveAssignments(sessionId, next)
      return true
    } catch {
      queries.setQueryData(queryKey, assigned)
      return false
    }
  }

  return { voices, give, undo: () => keep(assigned) }
}
