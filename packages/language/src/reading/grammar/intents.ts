/** The kind of a sentence before its object is known: `favour` becomes support, a reaction or a declared stance. */
export type Intent =
  | 'favour'
  | 'bear'
  | 'against'
  | 'undecided'
  | 'propose'
  | 'accept'
  | 'decline'
  | 'promise'
  | 'threaten'
  | 'question'
  | 'appeal'
  | 'reassure'
  | 'warn'
  | 'apologise'
  | 'explain'
  | 'sponsor'
  | 'sign'
  | 'withdraw'
  | 'motion-vote'
  | 'point-order'
  | 'point-inquiry'
  | 'other-motion'
  | 'second'
  | 'request-floor'
  | 'yield'
  | 'vote-for'
  | 'vote-against'
  | 'vote-abstain'
  | 'choose'
  | 'greet'

/** Rows of a grammar table: the weight of the pattern for the intent (0…1), and the pattern. */
export type Rows = readonly (readonly [weight: number, pattern: string])[]
export type Table = Readonly<Partial<Record<Intent, Rows>>>

/**
 * Word classes of the patterns. `@self` replaces the name of the speaker's own country, `@seat` that of another in the
 * room.
 */
export const CLASSES: Readonly<Record<string, string>> = {
  '@we': 'we|i|@self',
  '@them':
    'you|they|others|everyone|everybody|anyone|nobody|colleagues|delegates|delegations|parties|members|partners|side|@seat|@land|@bloc',
  '@modal': 'will|would|shall|could|can|may|might|must|should|do',
  '@be': 'am|are|is|be|were|was|remain|remains',
  '@favour':
    'support|supports|supporting|favour|favours|favor|favors|back|backs|backing|champion|champions|endorse|endorses|advocate|advocates|prefer|prefers|applaud|applauds|embrace|embraces|defend|defends|want|wants',
  '@bear': 'accept|accepts|tolerate|live|swallow|stomach|bear|entertain|accommodate|countenance|consent|concede|agree',
  '@accept':
    'accept|accepts|support|supports|agree|agrees|endorse|endorses|back|backs|favour|favor|live|tolerate|swallow|stomach|entertain|countenance|consent|welcome|welcomes|sign|join|want|wants|allow|permit|abide|subscribe|approve|condone|embrace|buy|go',
  '@oppose':
    'oppose|opposes|opposed|opposing|reject|rejects|rejected|rejecting|object|objects|denounce|denounces|condemn|condemns|resist|resists|refuse|refuses|disagree|disagrees|dislike|decline|dismiss|deplore|deplores',
  '@draft': 'draft|drafts|resolution|text|document|paper',
  '@proposal': 'proposal|proposals|amendment|suggestion|idea|change|formulation|wording|language|formula',
  '@offer': 'offer|deal|bargain|terms',
  '@this': 'this|that|it|these|those',
  '@set':
    'propose|proposes|proposing|suggest|suggests|suggesting|recommend|recommends|submit|submits|introduce|introduces|advance|amend|amends|insert|inserts|add|adds|include|replace|replaces|raise|lower|extend|strengthen|soften|weaken|change|write|set|settle|fix|put|bring|increase|reduce|cut|delete|strike|remove|revise|drop|adopt|establish|create|shift|aim|tighten|narrow|broaden|widen',
}
