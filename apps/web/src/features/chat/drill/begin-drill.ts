import { AUTOMATIC, type DrillContext } from '@placard/contract'
import type { Personality } from '@placard/engine'
import { navigate } from '../../../client/navigation/view-store.ts'
import { type EngineOption, isAmong } from '../engines/engine-options.ts'
import type { OpenChats } from '../model/open-chats.ts'

/** Text of the first message of a drill, which calls the motion: in English, as the whole drill is. */
export function callOf({ motion, side, rounds, speechSeconds }: DrillContext, country: string | undefined): string {
  const speaker = country === undefined ? '' : ` as the delegate of ${country}`
  const speeches = rounds === 1 ? 'one speech' : `${rounds} speeches`
  return `Debate drill. The motion: “${motion}” I speak ${side} it${speaker}, in ${speeches} of ${speechSeconds} seconds. Take the other side and open.`
}

/**
 * Starts a drill in a new conversation and navigates to it.
 * @param withdrawn what an administrator has switched off: no drill begins with one of these, as no chat does.
 */
export async function beginDrill(
  openChats: OpenChats,
  drill: DrillContext,
  mode: Personality,
  country: string | undefined,
  withdrawn: readonly EngineOption[],
): Promise<void> {
  const chat = openChats.fresh()
  const { engineChoice: last } = chat.store.getState().plan
  const engineChoice = isAmong(withdrawn, last) ? AUTOMATIC : last
  await chat.change({ mode, context: drill, instructions: '', projectId: null, engineChoice })
  void chat.send(callOf(drill, country))
  navigate({ kind: 'conversation', conversationId: chat.id })
}
