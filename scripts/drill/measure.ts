import { speechMarker } from '@placard/language'
import { drillKnowledge } from '../../content/debate/drill-knowledge.ts'
import { kendallTauB, type MarkedPair } from './agreement.ts'
import type { WrittenFile, WrittenSpeech } from './speech-files.ts'

const SPEECH_SECONDS = 90

/** A speech with people's mean mark and that of the rules. */
export interface MeasuredSpeech extends MarkedPair {
  readonly speech: WrittenSpeech
  readonly findings: readonly string[]
}

export interface MeasuredFile {
  readonly name: string
  readonly tau: number | undefined
  readonly speeches: readonly MeasuredSpeech[]
}

const markSpeech = speechMarker(drillKnowledge)

/** A speech that pretends: its kind says so. */
export const isCheat = ({ kind }: WrittenSpeech): boolean => kind.startsWith('cheat')

function measured(speech: WrittenSpeech, others: readonly Readonly<Record<string, number>>[]): MeasuredSpeech {
  const further = others.flatMap((marks) => marks[speech.id] ?? [])
  const people = [speech.mark, ...further]
  const { overall, findings } = markSpeech({
    text: speech.text,
    motion: speech.motion,
    side: speech.side,
    opponent: speech.opponent,
    speechSeconds: SPEECH_SECONDS,
    usedSeconds: undefined,
    before: [],
  })
  const person = people.reduce((sum, mark) => sum + mark, 0) / people.length
  return {
    speech,
    person,
    rules: overall,
    findings: findings.map(({ id, most }) => (most === undefined ? `(${id})` : id)),
  }
}

/** The rules' marks beside people's, file by file. */
export function measure(
  files: readonly WrittenFile[],
  others: readonly Readonly<Record<string, number>>[],
): readonly MeasuredFile[] {
  return files.map(({ name, speeches }) => {
    const all = speeches.map((speech) => measured(speech, others))
    return { name, tau: kendallTauB(all), speeches: all }
  })
}
