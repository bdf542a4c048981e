import type { Reading } from '@placard/application'
import type { Act } from '@placard/engine'

type Term = NonNullable<Extract<Act, { kind: 'point' }>['term']>

/** What people call each term; a whole question has to be about it. */
const NAMES: Readonly<Record<Term, string>> = {
  'point-of-order': 'points? of order',
  'point-of-privilege': 'points? of (?:personal )?privilege|personal privilege',
  'parliamentary-inquiry':
    '(?:points? of )?(?:parliamentary )?(?:inquiry|enquiry)|parliamentary (?:inquiries|enquiries)',
  'point-of-information': 'points? of information|poi',
  'right-of-reply': 'rights? of reply',
  'explanation-of-vote': 'explanations? of (?:the |my |a )?votes?',
  'present-and-voting': 'present and voting',
  motion: 'motions?',
  second: 'second|seconds|seconding(?: a motion)?|seconded',
  'moderated-caucus': 'mod|mods|(?:mod|moderated) caucus(?:es)?',
  'unmoderated-caucus': 'unmod|unmods|(?:un ?mod|unmoderated) caucus(?:es)?|caucus(?:es|ing)?',
  suspension: 'suspension(?: of the meeting)?|suspending(?: the meeting)?|motion to suspend(?: the meeting)?',
  'adjourning-debate': '(?:adjourning|adjournment of)(?: the)? debate',
  'adjourning-meeting': 'adjournment|adjourning|(?:adjourning|adjournment of)(?: the)? (?:meeting|session)',
  'closing-debate':
    '(?:closing|closure of)(?: the)? debate|move to (?:a )?vote|moving to (?:a )?vote|motion to vote|voting procedure',
  'speakers-list': '(?:speaker|speakers|speaker s)(?: s)? list|list of speakers',
  'speaking-time': 'speaking time|(?:speaking )?time limits?',
  yield: 'yield|yielding(?: the floor| my time)?|yields',
  'straw-poll': 'straw (?:polls?|votes?)',
  'roll-call': 'roll ?calls?(?: votes?)?',
  consensus: 'consensus|adopti(?:on|ng) (?:by consensus|without a vote)|acclamation',
  'important-question': 'important questions?',
  division: 'divisions?(?: of the question)?|dividing the question',
  reconsideration: 'reconsideration|reconsidering(?: a decision)?',
  appeal:
    'appeal(?:s|ing)?(?: against (?:a|the) ruling| (?:of|to) the chair| the (?:ruling|decision)(?: of the chair)?)?',
  amendment: '(?:friendly |unfriendly )?amendments?',
  'draft-resolution': '(?:draft )?resolutions?|drafts?',
  'operative-clause': '(?:operative )?(?:clauses?|paragraphs?)',
  sponsor: 'sponsors?|sponsoring|co sponsors?|sponsorship',
  signatory: 'signator(?:y|ies)|signing',
  abstention: 'abstentions?|abstain(?:ing)?',
  'two-thirds': '(?:a )?(?:two thirds|2 3|qualified)(?: majority)?|(?:simple )?majority',
  veto: 'vetoe?s?',
  quorum: 'quorum',
  bloc: 'blocs?',
  placard: 'placards?',
}

const LEAD =
  '(?:(?:please|sorry|excuse me|chair|madam chair|mister chair|mr chair|madam|the chair|honou?rable chair|@seat|and|so|but|ok|okay|hi|hello|wait|um|,) )*'
const ASKS = [
  'what(?: exactly)? (?:is|are|does|do)(?: is meant by)?',
  'what is meant by',
  'what do (?:you|we|they) mean by',
  'how (?:does|do|is|are)',
  'when (?:do|can|may|should) (?:i|we) (?:use|raise|call for|ask for|move for)',
  '(?:please )?(?:explain|define|describe)(?: to (?:me|us))?(?: what)?',
  '(?:can|could|would|will) you (?:please )?(?:explain|define|tell (?:me|us)|remind (?:me|us))(?: to (?:me|us))?(?: what| how)?',
  '(?:tell|remind) (?:me|us)(?: again)? what',
  '(?:i|we) (?:do not|dont) (?:know|understand) what',
  'the meaning of',
].join('|')
const ARTICLE = '(?:(?:a|an|the|this|that|your|term|word|motion for|motion of|motion to|rules? on|rules? for) )*'
const TRAIL =
  '(?: (?:is|are|does|do|mean|means|meant|work|works|for|used|again|here|please|exactly|actually|in|this|the|our|committee|room|model un|mun|by that|good|used for|to do|it|needed|chair|,))*'

const PATTERNS = Object.entries(NAMES).map(([term, names]) => ({
  term,
  pattern: new RegExp(`^${LEAD}(?:${ASKS}) ${ARTICLE}(?:${names})${TRAIL}$`),
}))

function isTerm(name: string): name is Term {
  return Object.hasOwn(NAMES, name)
}

const ALLOWED = '(?:in order|allowed|possible|permitted|open to (?:me|us)|available|on the table)'
const NOW =
  '(?: (?:now|here|next|please|chair|at this (?:point|stage|moment)|right now|at the moment|to (?:do|move|raise)|,))*'
/** Questions to the chair about what may be moved at this moment. */
const IN_ORDER = [
  `(?:what|which)(?: (?:motions?|points?|moves?|things?|is|are|acts?))*(?: (?:motions?|points?|moves?))?(?: (?:is|are|would be|could be))? ${ALLOWED}`,
  '(?:what|which)(?: (?:motions?|points?|moves?))? (?:can|may|could) (?:i|we)(?: (?:do|move|raise|make|propose|call for|put forward))?',
  '(?:what|which) motions (?:do|can|may) (?:i|we) have',
  'what (?:are )?(?:my|our|the) options',
  'what (?:is|are)(?: the)? (?:state of play|order of business)',
  'where do we stand(?: in the (?:debate|procedure))?',
].map(
  (question) => new RegExp(`^${LEAD}(?:(?:can|could|would) you (?:please )?tell (?:me|us) )?(?:${question})${NOW}$`),
)

/** The inquiry of a text that asks nothing but what a term of procedure means, or what is in order. */
export function chairInquiryIn(text: string, confidence: number): Reading | undefined {
  if (IN_ORDER.some((pattern) => pattern.test(text))) return { act: { kind: 'point', point: 'inquiry' }, confidence }
  const term = PATTERNS.find(({ pattern }) => pattern.test(text))?.term
  if (term === undefined || !isTerm(term)) return undefined
  return { act: { kind: 'point', point: 'inquiry', term }, confidence }
}
