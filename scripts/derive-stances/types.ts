/** The six subjects that the roll-call data tags: Palestinian conflict, nuclear, disarmament, human rights, colonialism, economy. */
export const TOPICS = ['me', 'nu', 'di', 'hr', 'co', 'ec'] as const
export type Topic = (typeof TOPICS)[number]

/** A yes is 1, an abstention 0, a no −1. An absence is not a ballot. */
export type Ballot = 1 | 0 | -1

/** A member state's data for the derivation; `iso2` in lower case, as in the country list. */
export type Member = { readonly iso3: string; readonly iso2: string; readonly blocs: readonly string[] }

/** One recorded vote of the General Assembly. `ballots` holds present members only, by ISO-3 code in ascending order. */
export type RollCall = {
  readonly id: number
  readonly session: number
  readonly topics: readonly Topic[]
  readonly ballots: ReadonlyMap<string, Ballot>
}

/**
 * A country's estimated position on the Assembly's main dimension in one year; `null` where the release has no
 * estimate.
 */
export type IdealPoint = {
  readonly iso3: string
  readonly year: number
  /** From votes on final passage; runs to the newest year. */
  readonly finalPassage: number | null
  /** From every recorded vote, amendments and paragraphs too; ends a year earlier. */
  readonly everyVote: number | null
}

/** Numbers of rows before any filter; they reveal a changed source. */
export type SourceCounts = { readonly votes: number; readonly rollCalls: number; readonly topicTags: number }

export type SourceData = {
  readonly rollCalls: readonly RollCall[]
  readonly idealPoints: readonly IdealPoint[]
  readonly counts: SourceCounts
  /** Votes by states that are not members today (Czechoslovakia, Zanzibar …), by the name in the data. */
  readonly votesLeftOut: ReadonlyMap<string, number>
}

export type TopicStance = {
  /** −1…1, or `null` with fewer ballots than `MINIMUM_BALLOTS`. */
  readonly stance: number | null
  /** The blend of stance, ideal point and bloc mean, −1…1. */
  readonly theta: number
  /** Ballots cast in contested roll calls on the topic. */
  readonly votes: number
  /** Sessions in which at least one of them was cast. */
  readonly sessions: number
}

export type CountryStance = {
  readonly idealPoint: number | null
  readonly idealPointYears: readonly [number, number] | null
  readonly blocMean: number | null
  /** Share of the evidence a complete country would have, 0…1. */
  readonly confidence: number
  readonly topics: Readonly<Record<Topic, TopicStance>>
}

export type TopicHeader = {
  readonly name: string
  readonly plus: string
  readonly minus: string
  /** Number of contested roll calls behind the stances. */
  readonly rollCalls: number
  /** Share of them in which a yes was the vote of the +1 pole. */
  readonly yesIsPlusRatio: number
}

export type StancesFile = {
  readonly schemaVersion: 1
  readonly sources: readonly { readonly name: string; readonly licence: string; readonly use: string }[]
  readonly orientation: string
  readonly method: readonly string[]
  readonly sessions: { readonly first: number; readonly last: number }
  readonly topics: Readonly<Record<Topic, TopicHeader>>
  readonly countries: Readonly<Record<string, CountryStance>>
}
