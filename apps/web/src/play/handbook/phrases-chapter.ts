import { MOTIONS, POINTS } from '@placard/engine/lists'
import { entryBlocks } from '../../kit/documents/entry-text.ts'
import { actWords } from '../room/messages.en.ts'
import { type Chapter, type HandbookSection, paragraph } from './chapter.ts'
import { phraseMessages as words } from './messages.en.ts'
import { ownMotions, ownPoints } from './own-phrases.en.ts'
import { motionSayings, pointSayings, spokenFor } from './sayings.ts'
import type { Entry, HandbookTexts } from './texts.ts'

/** Acts of the floor with the names of their lines. */
const ACTS = [
  ['request-floor', actWords['request-floor']],
  ['yield', actWords.yield],
  ['second', actWords.second],
  ['sponsor', actWords.sponsor],
  ['sign', actWords.sign],
  ['withdraw', actWords.withdraw],
  ['propose', actWords.propose],
  ['concede', actWords.concede],
  ['trade', actWords.trade],
  ['accept', actWords.accept],
  ['decline', actWords.decline],
  ['promise', actWords.promise],
  ['threaten', actWords.threaten],
] as const

/** What to say for each motion, point and act, and the guide on how to word things. */
export function phrasesChapter(texts: HandbookTexts): Chapter {
  const motions = MOTIONS.map(
    (motion): Row => [actWords.motions[motion], orOwn(motionSayings(texts, motion), ownMotions, motion)],
  )
  const points = POINTS.map(
    (point): Row => [actWords.points[point], orOwn(pointSayings(texts, point), ownPoints, point)],
  )
  const acts = ACTS.map(([kind, name]): Row => [name, spokenFor(texts.lines, kind)])
  return {
    id: 'phrases',
    title: words.chapter,
    blocks: [paragraph(words.intro)],
    sections: [
      sayings(words.motions, motions),
      sayings(words.points, points),
      sayings(words.acts, acts),
      ...texts.wording.map(sectionOf),
    ],
  }
}

/** An entry of the guide as a section. */
export function sectionOf({ title, answer }: Entry): HandbookSection {
  return { title, blocks: entryBlocks(answer) }
}

type Row = readonly [name: string, lines: readonly string[]]

/** What was found, or the handbook's own words where nothing was. */
function orOwn(found: readonly string[], own: Readonly<Record<string, string>>, kind: string): readonly string[] {
  const line = own[kind]
  return found.length > 0 || line === undefined ? found : [line]
}

function sayings(title: string, rows: readonly Row[]): HandbookSection {
  return {
    title,
    blocks: [
      {
        kind: 'table',
        head: words.columns,
        english: [1],
        rows: rows.map(([name, lines]) => [`**${words.name(name)}**`, words.said(lines)]),
      },
    ],
  }
}
