import type { CommandAnswer, PlayerInputAnswer, TranscriptEntry } from '@placard/contract'
import { nextDueAt } from '@placard/engine'
import type { SessionRef } from '../sessions/dependencies.ts'
import { loadSession } from '../sessions/loaded.ts'
import { done, type Outcome } from '../sessions/problem.ts'
import { type CampaignCallDependencies, fallingBack } from './dependencies.ts'
import { unansweredInput } from './fallbacks.ts'
import { wireCrisis } from './shapes.ts'

/** Timeout for the replies of delegates, who take some seconds to answer, as in a room. */
const PATIENCE_MS = 12_000
/** Shortest polling interval. */
const LOOK_MS = 50

export interface PlayerInputRequest extends SessionRef {
  readonly transcript: string
  /** Idempotency key: a repeat does not say it again. */
  readonly key?: string | undefined
}

/**
 * Says something in a session with the session's `say`, and returns the replies of the delegates who answer before the
 * timeout. Refusals as in `submitCommand`.
 */
export async function processPlayerInput(
  calls: CampaignCallDependencies,
  { sessionId, userId, transcript, key }: PlayerInputRequest,
): Promise<Outcome<PlayerInputAnswer>> {
  const about = { sessionId, userId }
  return fallingBack(
    calls,
    { name: 'process-player-input', about },
    async () => {
      const command = { kind: 'say', text: transcript } as const
      const request = { ...about, command, key }
      const heard = await calls.host.hearWords(request)
      const said = await calls.runExclusive(sessionId, () => calls.host.submitCommand({ ...request, heard }))
      if (!said.ok) return namingTranscript(said)
      const listening = calls.sentiment.sentimentOf(transcript, userId)
      const came =
        said.value.outcome === 'unclear' ? done(unclear(said.value)) : await answered(calls, about, said.value)
      const tone = await listening
      return came.ok ? done({ ...came.value, tone }) : came
    },
    unansweredInput,
  )
}

/** Renames the field `text` of the session's command to `transcript`, its name in this call. */
function namingTranscript({ rejection: problem }: Extract<Outcome<unknown>, { ok: false }>): Outcome<never> {
  const fields = problem.fields?.map((issue) => (issue.field === 'text' ? { ...issue, field: 'transcript' } : issue))
  return { ok: false, rejection: fields ? { ...problem, fields } : problem }
}

function unclear({ readings }: CommandAnswer): PlayerInputAnswer {
  return { characterResponses: [], crisisUpdate: null, outcome: 'unclear', readings, pending: 0, fallback: false }
}

async function answered(
  calls: CampaignCallDependencies,
  about: SessionRef,
  answer: CommandAnswer,
): Promise<Outcome<PlayerInputAnswer>> {
  const { view, entries, readings, seq } = answer
  const spoken = entries.findLast(
    ({ kind, seat, origin }) => kind === 'speech' && seat === view.you && origin === 'person',
  )
  const after = spoken?.seq ?? seq
  const pending = await repliesAwaited(calls, about.sessionId, { after, seq })
  const detail = await calls.host.getSession({ ...about, after })
  if (!detail.ok) return detail
  const { view: now, entries: since } = detail.value
  return done({
    characterResponses: since.filter(isReply).map(({ seat, words }) => ({ character: seat ?? '', content: words })),
    crisisUpdate: now.crisis && since.some(isAboutCrisis) ? wireCrisis(now, now.crisis) : null,
    outcome: 'taken',
    readings,
    pending,
    fallback: false,
  })
}

function isReply({ kind, origin }: TranscriptEntry): boolean {
  return kind === 'speech' && origin === 'reply'
}

function isAboutCrisis({ kind }: TranscriptEntry): boolean {
  return kind === 'crisis' || kind === 'crisis-update'
}

/**
 * Advances the session until no delegate owes a reply to the events at these positions, or until the timeout. @returns
 * the number of replies still owed.
 */
async function repliesAwaited(
  { dependencies, host, runExclusive: inTurn, wait }: CampaignCallDependencies,
  sessionId: string,
  { after, seq }: { readonly after: number; readonly seq: number },
): Promise<number> {
  for (let left = PATIENCE_MS; ; ) {
    const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
    const owed = session?.state.owed.filter(({ spoken, replyTo }) => spoken && replyTo >= after && replyTo <= seq) ?? []
    const dueAt = session && nextDueAt(session.state)
    if (owed.length === 0 || dueAt === undefined || left <= 0) return owed.length
    const ms = Math.min(left, Math.max(LOOK_MS, dueAt - dependencies.clock.now()))
    left -= ms
    if (!(await wait(ms))) return owed.length
    await inTurn(sessionId, () => host.advanceSession(sessionId))
  }
}
