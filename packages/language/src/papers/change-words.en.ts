/** Opening verbs of operative clauses by their force, the mildest first; each takes the same words after it. */
export const VERB_LADDERS: readonly (readonly string[])[] = [
  ['Invites', 'Encourages', 'Calls upon', 'Urges', 'Strongly urges'],
  ['Suggests', 'Recommends', 'Strongly recommends'],
  ['Asks', 'Requests', 'Urgently requests'],
  ['Notes', 'Emphasizes', 'Strongly emphasizes'],
  ['Takes note of', 'Welcomes', 'Strongly welcomes'],
  ['Regrets', 'Deplores', 'Condemns', 'Strongly condemns'],
  ['Considers', 'Affirms', 'Strongly affirms'],
  ['Supports', 'Strongly supports'],
]

/** Opening phrases of preambular clauses by their force, the mildest first. */
export const PREAMBLE_LADDERS: readonly (readonly string[])[] = [
  ['Noting', 'Noting with concern', 'Noting with deep concern'],
  ['Concerned', 'Deeply concerned', 'Gravely concerned'],
  ['Aware', 'Fully aware'],
  ['Convinced', 'Firmly convinced'],
  ['Recognizing', 'Stressing', 'Strongly stressing'],
  ['Regretting', 'Deeply regretting', 'Deploring'],
  ['Recalling', 'Reaffirming'],
]

type Rewording = readonly [pattern: RegExp, wording: string]

/** Words of a speech that can be said with more force. */
export const HARDER: readonly Rewording[] = [
  [/\bwould like to\b/g, 'will'],
  [/\bwe hope\b/gi, 'we expect'],
  [/\bcould\b/g, 'must'],
  [/\bshould\b/g, 'must'],
  [/\bought to\b/g, 'must'],
  [/\bmay\b/g, 'will'],
  [/\bask(s?) for\b/g, 'insist$1 on'],
  [/\bpropose(s?) that\b/g, 'insist$1 that'],
  [/\bis important\b/g, 'cannot wait'],
  [/\bconcerned\b/g, 'alarmed'],
  [/\bencourage(s?)\b/g, 'urge$1'],
  [/\binvite(s?)\b/g, 'call$1 upon'],
  [/\bsupport(s?)\b/g, 'firmly support$1'],
  [/\bdo(es)? not support\b/g, 'reject$1'],
]

/** Words of a speech that can be said with less force. */
export const GENTLER: readonly Rewording[] = [
  [/\bmust not\b/g, 'should not'],
  [/\bmust\b/g, 'should'],
  [/\binsist(s?) on\b/g, 'ask$1 for'],
  [/\binsist(s?) that\b/g, 'propose$1 that'],
  [/\bdemand(s?)\b/g, 'ask$1 for'],
  [/\brefuse(s?) to\b/g, 'hesitate$1 to'],
  [/\breject(s?)\b/g, 'cannot yet support'],
  [/\bcondemn(s?)\b/g, 'regret$1'],
  [/\bcannot wait\b/g, 'should not wait long'],
  [/\bnever\b/g, 'seldom'],
  [/\bresists\b/g, 'has doubts about'],
  [/\bfailed\b/g, 'fell short'],
]

/** Short forms and everyday words, as a formal text has them. */
export const MORE_FORMAL: readonly Rewording[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/g, 'cannot'],
  [/\bwon['’]t\b/g, 'will not'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(we|you|they)['’]re\b/gi, '$1 are'],
  [/\b(I|we|you|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|we|you|they|it|he|she)['’]ll\b/gi, '$1 will'],
  [/\b(it|that|there|he|she)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\ba lot of\b/g, 'many'],
  [/\blots of\b/g, 'many'],
  [/\bkids\b/g, 'children'],
  [/\bbig\b/g, 'considerable'],
  [/\bhelp(s?)\b/g, 'assist$1'],
  [/\bneed(s?) to\b/g, 'must'],
  [/\bget rid of\b/g, 'eliminate'],
]

/** Heavy words, and plain ones; added to those that the assistant has for its answers. */
export const PLAINER: readonly Rewording[] = [
  [/\butili[sz](e|es|ing)\b/g, 'us$1'],
  [/\bin order to\b/g, 'to'],
  [/\bprior to\b/g, 'before'],
  [/\bsubsequent to\b/g, 'after'],
  [/\bwith regard to\b/g, 'on'],
  [/\bin the event that\b/g, 'if'],
  [/\bnotwithstanding\b/g, 'despite'],
  [/\bfacilitat(e|es|ing)\b/g, 'eas$1'],
  [/\bcommence\b/g, 'start'],
  [/\bapproximately\b/g, 'about'],
  [/\badditional\b/g, 'more'],
  [/\bassist(s?)\b/g, 'help$1'],
  [/\bnumerous\b/g, 'many'],
  [/\bdue to the fact that\b/g, 'because'],
  [/\btherefore\b/g, 'so'],
]
