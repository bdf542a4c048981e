import type { ActInMessage, ReadingOffer, SessionCommand } from '@placard/contract'
import { type Act, type CampaignState, type Command, type SeatId, viewFor } from '@placard/engine'
import type { AgendaTerms, Beyond, ReadPart, Understanding } from '../ports/language.ts'
import type { SessionDependencies } from './dependencies.ts'
import { namesOnlyPresent } from './present.ts'
import { wireActs, wireReadings } from './shapes.ts'
import { confidenceNeeded, needsConfirmation } from './stakes.ts'

/** Readings that are offered for a text. */
const READINGS_MOST = 3

/** The interpretation of a person's command. */
export interface Interpretation {
  /** Commands to the engine, in order; empty for a text that has to be chosen from, confirmed or said again. */
  readonly commands: readonly Command[]
  /** The text takes the speaker's last act back. */
  readonly isUndo?: boolean
  readonly readings: ReadingOffer[]
  /** The acts of the text: more than one, or one that counts only when it is confirmed. */
  readonly acts?: ActInMessage[]
  readonly beyond?: Beyond
  /** The engine that read the text; 'person' for an act chosen directly. */
  readonly readBy: string
}

/** Options for reading a text. */
interface Hearing {
  /** Readings made before the session's turn; used as far as the things they name are still present. */
  readonly heard?: Understanding | undefined
  readonly signal?: AbortSignal | undefined
}

/** Interprets a person's request as a command to the engine, reading free text against the view of their seat. */
export async function interpret(
  dependencies: SessionDependencies,
  state: CampaignState,
  seat: SeatId,
  asked: Exclude<SessionCommand, { kind: 'undo' }>,
  hearing: Hearing = {},
): Promise<Interpretation> {
  switch (asked.kind) {
    case 'say':
      // A session that does not run refuses every act, so the text need not be read.
      if (state.status !== 'active') return outright(taken(seat, { kind: 'remark' }, asked.text))
      return read(dependencies, state, seat, asked.text, hearing)
    case 'act':
      return outright(taken(seat, asked.act, asked.text ?? ''))
    case 'acts':
      return outright(...asked.acts.map(({ act, text }) => taken(seat, act, text)))
    case 'answer-closing':
      return outright({ kind: 'AnswerClosingOffer', seat, close: asked.close })
    case 'pause':
      return outright({ kind: 'PauseSession' })
    case 'resume':
      return outright({ kind: 'ResumeSession' })
    case 'set-pace':
      return outright({ kind: 'SetPace', pace: asked.pace })
  }
}

function taken(seat: SeatId, act: Act, words: string): Command {
  return { kind: 'TakeAct', seat, act, words, origin: 'person' }
}

function outright(...commands: readonly Command[]): Interpretation {
  return { commands, readings: [], readBy: 'person' }
}

async function read(
  dependencies: SessionDependencies,
  state: CampaignState,
  seat: SeatId,
  text: string,
  { heard, signal }: Hearing,
): Promise<Interpretation> {
  const view = viewFor(state, seat)
  const present = heard?.readings.filter(({ act }) => namesOnlyPresent(act, view)) ?? []
  const agenda = await agendaOf(dependencies, state)
  const own = await dependencies.understanding.understand({ text, view, agenda }, signal)
  const isHeard = heard !== undefined && present.length > 0
  const readings = isHeard ? present : own.readings
  const said = { readings: wireReadings(readings.slice(0, READINGS_MOST)), readBy: isHeard ? heard.readBy : own.readBy }
  if (own.isUndo) return { ...said, commands: [], isUndo: true }
  // a model reads one act; what it read stands in for the whole text only where there is one
  if (own.parts !== undefined && own.parts.length > 1) return several(seat, own.parts, said)
  const [best] = readings
  const isClear = best !== undefined && best.confidence >= confidenceNeeded(best.act)
  if (!isClear) return { ...said, commands: [], ...(own.beyond === undefined ? {} : { beyond: own.beyond }) }
  if (needsConfirmation(best.act)) return { ...said, commands: [], acts: wireActs([{ ...best, text }]) }
  return { ...said, commands: [taken(seat, best.act, text)] }
}

/** Several acts count at once when each of them is clear and light; else they are a draft. */
function several(
  seat: SeatId,
  parts: readonly ReadPart[],
  said: Pick<Interpretation, 'readings' | 'readBy'>,
): Interpretation {
  const isDraft = parts.some(({ act, confidence }) => needsConfirmation(act) || confidence < confidenceNeeded(act))
  const commands = isDraft ? [] : parts.map(({ act, text }) => taken(seat, act, text))
  return { ...said, commands, acts: wireActs(parts) }
}

/** The terms of a session's agenda, from the campaign's current version in the catalogue. */
export async function agendaOf(
  { catalogue, agendas }: SessionDependencies,
  state: CampaignState,
): Promise<AgendaTerms> {
  return agendas.of(state.campaignId, state.issues, await catalogue.get(state.campaignId))
}
