/** What a line of a delegate may and must name, and how many lines a voice has at least. */
export interface Situation {
  readonly least: 1 | 2
  readonly slots: readonly string[]
  readonly needed: readonly string[]
}

const one = (...slots: string[]): Situation => situation(1, slots)
const two = (...slots: string[]): Situation => situation(2, slots)

/** A slot with `!` is needed. */
function situation(least: 1 | 2, slots: readonly string[]): Situation {
  const needed = slots.filter((slot) => slot.endsWith('!')).map((slot) => slot.slice(0, -1))
  return { least, needed, slots: slots.map((slot) => slot.replace('!', '')) }
}

/** The situations for which every voice has lines. */
export const SITUATIONS: Readonly<Record<string, Situation>> = {
  'accept-yes': two('you', 'option!'),
  'accept-no': two('you', 'option!'),
  'accept-only-if': two('you', 'option!', 'other!'),
  'accept-not-yet': one('you', 'option!'),
  'will-not-say': one('you'),
  need: two('you', 'issue!'),
  'need-met': one('you', 'issue!'),
  'join-yes': one('you'),
  'join-no': one('you'),
  'join-only-if': one('you', 'option!'),
  'vote-yes': one('you'),
  'vote-no': one('you'),
  'vote-open': one('you'),
  'vote-only-if': one('you', 'option!'),
  'give-up-yes': one('you', 'option!'),
  'give-up-no': two('you', 'option!'),
  'give-up-only-if': one('you', 'option!', 'other!'),
  'why-against': two('you', 'option!'),
  'why-for': one('you', 'option!'),
  price: one('you', 'option!', 'other!'),
  'price-none': one('you', 'option!'),
  company: one('you', 'names!'),
  'company-alone': one('you'),
  'repeat-question': one('you'),
  'reply-threat-firm': one('you'),
  'reply-threat-calm': one('you'),
  'reply-warning': one('you'),
  'reply-insult': one('you'),
  'reply-apology': one('you'),
  'reply-thanks': one('you'),
  'reply-promise': one('you'),
  'reply-greeting': one('you'),
  agree: two('you', 'issue!'),
  disagree: two('you', 'issue!'),
  'no-view': one('you'),
  opening: one('issue!'),
  support: one('option!'),
  oppose: one('option!'),
  propose: one('option!'),
  concede: one('option!'),
  trade: one('you!', 'option!', 'other!'),
  'trade-accept': one('you'),
  'trade-decline': one('you'),
  promise: one('you!', 'option!'),
  threaten: one('option!'),
  warn: one('you', 'issue'),
  appeal: one('you', 'issue!'),
  ask: one('you!', 'issue!'),
  welcome: one('option!'),
  'live-with': one('option!'),
  'cannot-accept': one('option!'),
  sponsor: one(),
  sign: one(),
  withdraw: one(),
  'move-vote': one(),
  'move-caucus': one('issue!'),
  'against-motion': one(),
  second: one(),
  'vote-for-explained': one(),
  'vote-against-explained': one(),
  'abstain-explained': one(),
  'promise-broken': two('you', 'time!', 'option!'),
  'promise-kept': one('you', 'option!'),
  'promise-owed': one('you', 'time!', 'option!'),
  'said-earlier': one('you', 'time!', 'option!'),
  'changed-text': one('you', 'option!'),
  'refused-us': one('you'),
  'favour-owed': one('you'),
  crisis: one('news!'),
  'crisis-act': one('choice!'),
  joke: one(),
  thanks: one('you'),
}
