import type { ChoiceAnswer, CommandAnswer, SeatView } from '@placard/contract'
import type { SessionEvent } from '@placard/engine'
import type { ChoiceFacts, CommitteeFacts } from '../ports/campaign-words.ts'
import type { SessionDependencies, SessionRef } from '../sessions/dependencies.ts'
import { done, type Outcome } from '../sessions/problem.ts'
import { type CampaignCallDependencies, fallingBack } from './dependencies.ts'
import { unknownConsequence } from './fallbacks.ts'
import { campaignCallMessages } from './messages.en.ts'
import { committeeOf, percentOf } from './shapes.ts'

export interface ChoiceRequest extends SessionRef {
  /** Id of one of the open crisis's choices. */
  readonly choice: string
  /** Idempotency key: a repeat does not choose again. */
  readonly key?: string | undefined
}

/**
 * Answers the open crisis with the session's act `choose`, and returns its consequences from the log. Refusals as in
 * `submitCommand`: `no-crisis-open`, `unknown-choice`, `capital-exhausted` and others come as `command-rejected`.
 */
export async function processChoice(
  calls: CampaignCallDependencies,
  { sessionId, userId, choice, key }: ChoiceRequest,
): Promise<Outcome<ChoiceAnswer>> {
  const about = { sessionId, userId }
  return fallingBack(
    calls,
    { name: 'process-choice', about },
    async () => {
      const command = { kind: 'act', act: { kind: 'choose', choice } } as const
      const taken = await calls.runExclusive(sessionId, () => calls.host.submitCommand({ ...about, command, key }))
      return taken.ok ? done(await worded(calls, about, choice, taken.value)) : taken
    },
    unknownConsequence,
  )
}

/** The consequences from the log; the campaign author's text about them may be rephrased. */
async function worded(
  { dependencies, words }: CampaignCallDependencies,
  { sessionId, userId }: SessionRef,
  choice: string,
  answer: CommandAnswer,
): Promise<ChoiceAnswer> {
  const { authored, drawn, ...led } = await consequencesOf(dependencies, sessionId, choice, answer)
  const said = await words.choice(choiceFacts(answer.view, { choice, authored, ...led }), userId)
  return { ...led, consequences: [...said.words, drawn], fallback: false, engine: said.engine }
}

interface Led extends Pick<ChoiceAnswer, 'outcomeModifier' | 'relationshipChanges'> {
  readonly succeeded: boolean
  /** The campaign author's text about the choice. */
  readonly authored: readonly string[]
}

function choiceFacts(view: SeatView, led: Led & { readonly choice: string }): CommitteeFacts & ChoiceFacts {
  const { choice, authored, succeeded, outcomeModifier, relationshipChanges } = led
  const whose = (isMeant: (change: number) => boolean) =>
    view.seats.filter(({ id }) => isMeant(relationshipChanges[id] ?? 0)).map(({ countryName }) => countryName)
  return {
    ...committeeOf(view),
    crisis: view.crisis?.title ?? '',
    choice: view.crisis?.choices.find(({ id }) => id === choice)?.text ?? '',
    succeeded,
    easing: outcomeModifier,
    warmer: whose((change) => change > 0),
    colder: whose((change) => change < 0),
    consequences: authored,
  }
}

async function consequencesOf(
  { store }: SessionDependencies,
  sessionId: string,
  choice: string,
  { view, entries, seq }: CommandAnswer,
): Promise<Led & { readonly drawn: string }> {
  const answered = entries.findLast(
    ({ kind, seat, about }) => kind === 'crisis' && seat === view.you && about === choice,
  )
  const { answer, choices } = view.crisis ?? {}
  if (!answered || !answer) throw new RangeError(`processChoice: no answer to the crisis in ${sessionId}`)
  // the events that a command causes are contiguous, at the end of what it appended
  const events = await store.events(sessionId, answered.seq, seq)
  const authored = choices?.find(({ id }) => id === choice)?.consequences
  const { succeeded, failed } = campaignCallMessages.choice
  const percent = percentOf(answer.chanceRatio)
  return {
    authored: authored === undefined ? [] : [authored],
    drawn: (answer.succeeded ? succeeded : failed)(percent),
    outcomeModifier: easing(events),
    relationshipChanges: regardFor(view.you, events),
    succeeded: answer.succeeded,
  }
}

/** How much the choice lowered the room's tension, as a share of the whole scale; negative when it rose. */
function easing(events: readonly SessionEvent[]): number {
  const added = events.reduce((sum, event) => (event.kind === 'tension-changed' ? sum + event.delta : sum), 0)
  return Math.max(-1, Math.min(1, hundredths(-added / 100)))
}

function regardFor(you: string, events: readonly SessionEvent[]): Record<string, number> {
  const changes: Record<string, number> = {}
  for (const event of events) {
    if (event.kind !== 'regard-changed' || event.towards !== you) continue
    changes[event.from] = hundredths((changes[event.from] ?? 0) + event.delta)
  }
  return changes
}

function hundredths(value: number): number {
  // turns −0 into 0, which JSON cannot distinguish
  return Math.round(value * 100) / 100 + 0
}
