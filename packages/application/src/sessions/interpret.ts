import type { ReadingOffer, SessionCommand } from '@placard/contract'
import { type CampaignState, type Command, type SeatId, viewFor } from '@placard/engine'
import type { AgendaTerms, Understanding } from '../ports/language.ts'
import type { SessionDependencies } from './dependencies.ts'
import { namesOnlyPresent } from './present.ts'
import { wireReadings } from './shapes.ts'
import { confidenceNeeded } from './stakes.ts'

/** The interpretation of a person's command: a command to the engine, or readings too ambiguous to guess. */
export interface Interpretation {
  /** undefined when the text is ambiguous. */
  readonly command: Command | undefined
  readonly readings: ReadingOffer[]
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
      if (state.status !== 'active') return outright(remark(seat, asked.text))
      return read(dependencies, state, seat, asked.text, hearing)
    case 'act':
      return outright({ kind: 'TakeAct', seat, act: asked.act, words: asked.text ?? '', origin: 'person' })
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

function remark(seat: SeatId, words: string): Command {
  return { kind: 'TakeAct', seat, act: { kind: 'remark' }, words, origin: 'person' }
}

function outright(command: Command): Interpretation {
  return { command, readings: [], readBy: 'person' }
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
  const { readings, readBy } =
    heard !== undefined && present.length > 0
      ? { readings: present, readBy: heard.readBy }
      : await dependencies.understanding.understand({ text, view, agenda: await agendaOf(dependencies, state) }, signal)
  const [best] = readings
  const isClear = best !== undefined && best.confidence >= confidenceNeeded(best.act)
  return {
    command: isClear ? { kind: 'TakeAct', seat, act: best.act, words: text, origin: 'person' } : undefined,
    readings: wireReadings(readings.slice(0, 3)),
    readBy,
  }
}

/** The terms of a session's agenda, from the campaign's current version in the catalogue. */
export async function agendaOf(
  { catalogue, agendas }: SessionDependencies,
  state: CampaignState,
): Promise<AgendaTerms> {
  return agendas.of(state.campaignId, state.issues, await catalogue.get(state.campaignId))
}
