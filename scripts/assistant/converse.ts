import type { ConversationFile } from './conversation-file.ts'
import { type Judged, type Judgement, judge } from './judge.ts'

/** A turn of a conversation that was played, with its judgement. */
export interface PlayedTurn extends Judgement {
  readonly id: string
  readonly kind: string
  readonly says: string
  readonly want: string
  readonly answer: Judged
}

interface Said {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** Plays all conversations of a file against an assistant and judges each answer. */
export async function played(
  { conversations }: ConversationFile,
  answer: (turns: readonly Said[]) => Promise<Judged>,
): Promise<readonly PlayedTurn[]> {
  const all: PlayedTurn[] = []
  for (const { id, kind, turns } of conversations) {
    const said: Said[] = []
    let before: Judged | undefined
    for (const turn of turns) {
      said.push({ role: 'user', text: turn.says })
      const given = await answer(said)
      all.push({ id, kind, says: turn.says, want: turn.want, answer: given, ...judge(turn, given, before) })
      said.push({ role: 'assistant', text: given.text })
      before = given
    }
  }
  return all
}

/** A line with the shares of the marks among turns. */
export function sharesLine(title: string, turns: readonly PlayedTurn[]): string {
  const share = (mark: Judgement['mark']) => {
    const ratio = turns.filter((turn) => turn.mark === mark).length / Math.max(1, turns.length)
    return `${(ratio * 100).toFixed(1).padStart(5)} % ${mark}`
  }
  return `${title.padEnd(16)} ${share('good')}  ${share('partly')}  ${share('wrong')}  of ${turns.length} turns`
}
