import type { ProcedurePack } from '@placard/contract'
import { actWords } from '../room/messages.en.ts'
import type { Chapter } from './chapter.ts'
import { paragraph } from './chapter.ts'
import { rulesMessages as words } from './messages.en.ts'

/** The rules of a pack as a chapter: what holds for all business, its motions by precedence, and its points. */
export function rulesChapter(pack: ProcedurePack): Chapter {
  const { quorum, support, decision, veto, speech, appealSeconds } = pack
  return {
    id: `rules-${pack.id}`,
    title: words.chapter(pack.title),
    blocks: [
      paragraph(pack.summary),
      {
        kind: 'bullets',
        items: [
          words.quorum(quorum),
          words.support(support),
          words.decision[decision],
          words.veto[veto ? 'yes' : 'no'],
          words.speech(speech),
          words.appeal(appealSeconds),
        ],
      },
    ],
    sections: [
      {
        title: words.motions,
        blocks: [
          paragraph(words.motionsIntro),
          { kind: 'table', head: words.motionColumns, rows: pack.motions.map(motionRow) },
        ],
      },
      {
        title: words.points,
        blocks: [
          paragraph(words.pointsIntro),
          { kind: 'table', head: words.pointColumns, rows: pack.points.map(pointRow) },
        ],
      },
    ],
  }
}

function motionRow(rule: ProcedurePack['motions'][number]): readonly string[] {
  const { motion, second, speakersFor, speakersAgainst, decidedBy, during, repeatSeconds, source } = rule
  const { minutesLeast, minutesMost } = rule
  return [
    words.motion(actWords.motions[motion], minutesMost === 0 ? '' : words.length(minutesLeast, minutesMost)),
    words.second[second ? 'yes' : 'no'],
    words.speakers(speakersFor, speakersAgainst),
    words.decidedBy[decidedBy],
    duringText(during),
    words.again(repeatSeconds),
    source,
  ]
}

function pointRow({ point, during, source }: ProcedurePack['points'][number]): readonly string[] {
  return [words.motion(actWords.points[point], ''), duringText(during), source]
}

const duringText = (during: ProcedurePack['points'][number]['during']) =>
  words.list(during.map((kind) => words.during[kind]))
