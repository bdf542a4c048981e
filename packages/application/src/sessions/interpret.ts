import type { ReadingOffer, SessionCommand } from '@placard/contract'
import { type CampaignState, type Command, type SeatId, viewFor } from '@placard/engine'
import { type AgendaTerms, CONFIDENT_RATIO, type Understanding } from '../ports/language.ts'
import type { SessionDependencies } from './dependencies.ts'
import { namesOnlyPresent } from './present.ts'
import { wireReadings } from './shapes.ts'

/** What a person's command comes to: a command to the engine, or nothing that may be guessed at. */
export interface Interpretation {
  /** undefined when the words could mean several things. */
  readonly command: Command | undefined
  readonly readings: ReadingOffer[]
  /** Who read the words; 'person' for an act chosen outright. */
  readonly readBy: string
}

/** How words are to be read. */
interface Hearing {
  /** What was made of them before the session's turn; it counts as far as it names what is still there. */
  readonly heard?: Understanding | undefined
  readonly signal?: AbortSignal | undefined
}

/** Turns what a person asks into a command to the engine, reading free text against what the seat can see. */
export async function interpret(
  dependencies: SessionDependencies,
  state: CampaignState,
  seat: SeatId,
  asked: Exclude<SessionCommand, { kind: 'undo' }>,
  hearing: Hearing = {},
): Promise<Interpretation> {
  switch (asked.kind) {
    case 'say':
      // A session that does not run refuses every act alike: there is nothing to read.
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
  const isClear = best !== undefined && best.confidence >= CONFIDENT_RATIO
  return {
    command: isClear ? { kind: 'TakeAct', seat, act: best.act, words: text, origin: 'person' } : undefined,
    readings: wireReadings(readings.slice(0, 3)),
    readBy,
  }
}

/** The words of a session's agenda, from the campaign as it stands in the catalogue now. */
export async function agendaOf(
  { catalogue, agendas }: SessionDependencies,
  state: CampaignState,
): Promise<AgendaTerms> {
  return agendas.of(state.campaignId, state.issues, await catalogue.get(state.campaignId))
}
