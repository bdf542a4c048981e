import { countWords } from '@placard/application'
import {
  type ChatMessage,
  DRILL_SPEECHES_MAX,
  type DrillContext,
  type DrillSpeech,
  type SpeechDelivery,
} from '@placard/contract'
import { type DrillRound, drillRounds } from '@placard/language'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { useBranch, useChat, useChatState, useIsPending } from '../chat-context.ts'
import type { MessageTree } from '../model/tree.ts'
import { markSpeech } from './drill-marker.ts'
import { type KeptDrills, keptDrillsOf } from './kept-drills.ts'
import { typingSpeedOf } from './typing-speed.ts'

/** Phase of a drill: whose floor it is, or that it is over. */
export type DrillPhase = 'uncalled' | 'theirs' | 'sending' | 'yours' | 'over'

export interface DrillOnPage {
  readonly drill: DrillContext
  readonly tree: MessageTree
  readonly branch: readonly ChatMessage[]
  /** The user's speeches with their marks. */
  readonly rounds: readonly DrillRound[]
  readonly phase: DrillPhase
  readonly kept: KeptDrills
  /** Delivers the composer's text as a speech that took so many seconds, and was spoken so where it was. */
  deliver(usedSeconds: number, delivery?: SpeechDelivery): Promise<void>
}

/** Merges the speech times known to the host with those not synced yet. */
function withUntold(drill: DrillContext, untold: readonly DrillSpeech[]): DrillContext {
  const known = new Set(drill.speeches.map(({ messageId }) => messageId))
  const more = untold.filter(({ messageId }) => !known.has(messageId))
  return more.length === 0 ? drill : { ...drill, speeches: [...drill.speeches, ...more].slice(-DRILL_SPEECHES_MAX) }
}

function usePhase(rounds: readonly DrillRound[], drill: DrillContext): DrillPhase {
  const isPending = useIsPending()
  const isLive = useChatState(({ live }) => live !== undefined)
  const isWaiting = useChatState(({ outbox }) => outbox.length > 0)
  const hasBegun = useChatState(({ messages }) => messages.length > 0)
  if (isLive) return 'theirs'
  if (isPending || isWaiting) return hasBegun || isPending ? 'sending' : 'uncalled'
  if (!hasBegun) return 'uncalled'
  return rounds.length >= drill.rounds ? 'over' : 'yours'
}

/** State of the drill on this page. */
export function useDrill(held: DrillContext): DrillOnPage {
  const chat = useChat()
  const { owner } = useChatScope()
  const kept = useMemo(() => keptDrillsOf(browserValues, owner), [owner])
  const { tree, branch } = useBranch()
  const [untold, setUntold] = useState(() => kept.untoldOf(chat.id))
  const drill = useMemo(() => withUntold(held, untold), [held, untold])
  const rounds = useMemo(() => drillRounds(drill, branch, markSpeech), [drill, branch])
  const phase = usePhase(rounds, drill)

  const keepUntold = useCallback(
    (next: readonly DrillSpeech[]) => {
      kept.keepUntold(chat.id, next)
      setUntold(next)
    },
    [kept, chat.id],
  )
  // syncs a speech time the host does not know yet when the floor changes
  useEffect(() => {
    if (untold.length === 0) return
    if (phase === 'sending' || phase === 'uncalled') return
    if (drill === held) {
      // the end of an answer may still bring the conversation as it was before
      if (phase !== 'theirs') keepUntold([])
      return
    }
    void chat.change({ context: drill }).catch(() => undefined)
  }, [chat, drill, held, untold, phase, keepUntold])

  async function deliver(usedSeconds: number, delivery?: SpeechDelivery): Promise<void> {
    if (drill.typedWordsAMinute !== undefined) {
      typingSpeedOf(browserValues, owner).learn(countWords(chat.store.getState().draft), usedSeconds)
    }
    const messageId = crypto.randomUUID()
    keepUntold([...untold, { messageId, usedSeconds, ...(delivery && { delivery }) }])
    await chat.send(undefined, messageId)
  }
  return { drill, tree, branch, rounds, phase, kept, deliver }
}
