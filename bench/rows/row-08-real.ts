import { recordedVotes } from '@placard/content/roll-calls/roll-calls.ts'
import { measureRealVotes, type VoteRule } from '@placard/engine/research'
import type { Row, RowFigure } from './row.ts'

const WORDS: Readonly<Record<VoteRule, string>> = {
  engine: 'votes told right',
  place: 'without a country’s own record, by its place beside the cut',
  habit: 'a country’s own habit',
  always: 'always yes',
  majority: 'each roll call’s majority, seen',
  seenCut: 'a cut through four fifths of the votes, seen',
}

/**
 * Real votes of held-out sessions, predicted from earlier sessions and the text's title; no ballot of the predicted
 * vote is read.
 */
export const row: Row = {
  number: 8,
  claim: 'real',
  measure: async () => {
    const { heldOut, members } = recordedVotes
    const { accuracy, threeWay, voteOrder, shareOrder, votes, rollCalls } = measureRealVotes({
      rollCalls: recordedVotes.rollCalls,
      heldOut,
      memberCount: members.length,
      anchor: members.indexOf('USA'),
    })
    const sample = `${votes} votes in ${rollCalls} roll calls, sessions ${heldOut.first}–${heldOut.last} held out, each told from title and earlier sessions alone`
    const told = (rule: VoteRule) => `${WORDS[rule]} ${accuracy[rule].toFixed(3)}`
    const blind = [told('habit'), told('always'), told('place')].join(', ')
    const figures: RowFigure[] = [
      {
        name: WORDS.engine,
        value: accuracy.engine,
        unit: '',
        limit: { atLeast: 0.9 },
        sample,
        reference: `as blind: ${blind}; knowing the result: ${told('majority')}, ${told('seenCut')}`,
      },
      {
        name: 'rank correlation of votes told and cast (no, abstention, yes)',
        value: voteOrder,
        unit: '',
        limit: { atLeast: 0.75 },
        sample: `${votes} votes`,
        reference: 'always yes 0',
      },
      {
        name: 'rank correlation of expected and real shares of yes',
        value: shareOrder,
        unit: '',
        limit: { atLeast: 0.75 },
        sample: `${rollCalls} roll calls`,
      },
      { name: 'votes told right of three', value: threeWay, unit: '', sample: `${votes} votes` },
    ]
    return figures
  },
}
