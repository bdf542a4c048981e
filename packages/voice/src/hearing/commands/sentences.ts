import { type Expansion, either, inTurn, maybe } from './phrase-book.ts'
import { modalDoes, speakerDoes } from './speaker.ts'

const DRAFT = inTurn(either('the', 'this', 'your'), either('draft', 'draft resolution', 'resolution', 'text'))
const BALLOT = either('yes', 'no', 'in favour', 'for', 'against')

/** Sentences about the floor, the draft, offers and ballots: they name nothing but drafts and oneself. */
export const PLAIN_SENTENCES: readonly Expansion[] = [
  // ballots
  either('yes', 'no', 'abstain', 'in favour', 'against'),
  inTurn(speakerDoes(['vote', 'votes']), BALLOT),
  speakerDoes(['abstain', 'abstains']),
  // motions of others
  inTurn(either('second', speakerDoes(['second', 'seconds'])), maybe('the motion', 'that motion', 'that', 'this')),
  // the floor
  inTurn(speakerDoes(['request', 'requests']), 'the floor'),
  inTurn('<wants>', either('the floor', 'to speak', 'to be added to the speakers list')),
  inTurn(either('may', 'can'), either('we', 'i'), either('speak', 'have the floor')),
  inTurn(either('add', 'put'), either('us', 'me', '<own>'), either('to', 'on'), 'the speakers list'),
  inTurn(speakerDoes(['yield', 'yields']), maybe('the floor', 'our time', 'my time', 'to the chair')),
  // the draft
  inTurn(
    either(
      speakerDoes(['sponsor', 'sponsors'], ['sign', 'signs'], ['support', 'supports'], ['oppose', 'opposes']),
      modalDoes('will sponsor', 'will sign', 'will vote for', 'will vote against'),
    ),
    DRAFT,
  ),
  inTurn(
    either(speakerDoes(['withdraw', 'withdraws']), 'withdraw'),
    either('our', 'my'),
    either('sponsorship', 'signature', 'support'),
  ),
  inTurn(either('we are', 'i am', '<third> is'), 'undecided', maybe(inTurn('on', DRAFT))),
  // offers and proposals
  inTurn(
    either(
      speakerDoes(['accept', 'accepts'], ['decline', 'declines'], ['reject', 'rejects'], ['welcome', 'welcomes']),
      modalDoes('can accept', 'cannot accept', 'can live with'),
    ),
    either('the', 'your', 'this'),
    either('offer', 'proposal', 'amendment'),
  ),
  // questions to the chair
  either('what is in order', 'what is in order now', 'what are our options', 'where do we stand in the debate'),
  // the last act of one's own
  either('undo', 'undo that', 'take that back'),
]

const SEAT_ASKED = either(
  inTurn(either('will', 'would', 'can', 'could'), 'you', either('support', 'accept')),
  inTurn(either('do', 'why do'), 'you', either('support', 'oppose', 'want')),
  inTurn(either('what do you', 'what would you'), either('want for', 'need for')),
)

/** Sentences that name a delegation or what is on the agenda. */
export const NAMING_SENTENCES: readonly Expansion[] = [
  // positions and questions share the options, which are most of the grammar
  inTurn(
    either(
      speakerDoes(
        ['support', 'supports'],
        ['oppose', 'opposes'],
        ['propose', 'proposes'],
        ['welcome', 'welcomes'],
        ['reject', 'rejects'],
      ),
      modalDoes('will support', 'can support', 'cannot support', 'can accept', 'cannot accept', 'can live with'),
      inTurn('<seat>', SEAT_ASKED),
    ),
    '<option>',
  ),
  inTurn('<seat>', either('what do you need', 'what do you want', 'what is your position', 'how will you vote')),
  inTurn('<seat>', either('what is your position', 'what do you need', 'where do you stand'), 'on <issue>'),
  inTurn('<seat>', either('will you', 'would you'), either('sponsor', 'sign', 'vote for', 'support'), DRAFT),
  inTurn(speakerDoes(['agree', 'agrees'], ['disagree', 'disagrees']), 'with <seat>'),
  inTurn(speakerDoes(['apologise', 'apologises']), 'to <seat>'),
  'thank you <seat>',
]

/** A bargain: our word for theirs. It names two options, so that it is a copy of all of them once more. */
export const BARGAIN: Expansion = inTurn(
  modalDoes('will support', 'will accept'),
  '<option>',
  'if <seat>',
  either('supports', 'accepts', 'will support', 'will accept'),
  '<option>',
)

/** The rules that the sentences above refer to, besides seats and options. */
export const SENTENCE_RULES: Readonly<Record<string, Expansion>> = {
  first: either('we', 'i'),
  third: either(inTurn(maybe('the delegation of'), '<own>'), 'my delegation', 'our delegation'),
  wants: either(modalDoes('would like'), speakerDoes(['want', 'wants'], ['wish', 'wishes'])),
  opening: inTurn(maybe('thank you', 'honourable'), either('madam chair', 'mister chair', 'chair')),
  ending: either('please', 'thank you', 'thank you chair'),
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const CARDINALS = ['one', 'two', 'three', 'four', 'five']

/** The ways out of a crisis, by their number. */
export function choiceSentences(choices: number): readonly Expansion[] {
  if (choices === 0) return []
  const numbered = either(
    inTurn('option', either(...CARDINALS.slice(0, choices))),
    inTurn('the', either(...ORDINALS.slice(0, choices)), 'option'),
  )
  return [inTurn(maybe(speakerDoes(['choose', 'chooses'])), numbered)]
}
