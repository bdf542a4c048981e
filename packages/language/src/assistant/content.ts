import type { ProcedurePack, PublicCampaign } from '@placard/contract'
import type { CountryNames } from '../reading/names.ts'

/** One authored answer of the guide. */
export interface GuideEntry {
  readonly id: string
  readonly title: string
  /** Typical user questions for this answer. */
  readonly questions: readonly string[]
  /** Search terms beside those of the title; never shown. */
  readonly terms: string
  /** Markdown. */
  readonly answer: string
}

/** The guide; `version` changes with its contents. */
export interface Guide {
  readonly version: string
  readonly entries: readonly GuideEntry[]
}

/** A member state with the facts the assistant can tell. */
export interface AssistantCountry extends CountryNames {
  readonly region: string
  readonly subregion: string
  readonly unGroup: string
  readonly permanentMember: boolean
  readonly smallIslandState: boolean
  readonly leastDeveloped: boolean
}

/** A topic of recorded votes: what the countries at its two ends vote for. */
export interface VoteTopic {
  readonly name: string
  readonly plus: string
  readonly minus: string
}

/** Member states, groups, their positions by votes, and the rules of procedure. */
export interface AssistantWorld {
  readonly blocs: readonly {
    readonly id: string
    readonly name: string
    readonly memberCount: number
    readonly note?: string
  }[]
  readonly countries: readonly AssistantCountry[]
  /** By the topic's short name. */
  readonly topics: Readonly<Record<string, VoteTopic>>
  /**
   * By ISO alpha-3: the mean ballot on contested votes of a topic, −1…1, +1 the end described by `plus`; null when
   * unknown.
   */
  readonly stances: Readonly<
    Record<string, { readonly topics: Readonly<Record<string, { readonly stance: number | null }>> }>
  >
  /** By pack name. */
  readonly packs: Readonly<Record<ProcedurePack['id'], ProcedurePack>>
}

/** One recorded vote; `ballots` has a value for each of the record's members, null for a member without a ballot. */
export interface RecordedBallots {
  readonly id: number
  /** ISO date. */
  readonly date: string
  /** Number of the resolution in its session; empty where it has none. */
  readonly text: string
  readonly title: string
  readonly subject: 'whole' | 'paragraph' | 'amendment'
  readonly topics: readonly string[]
  readonly ballots: readonly ('for' | 'against' | 'abstain' | null)[]
}

/** The shipped recorded votes, oldest first. */
export interface VotingRecord {
  /** ISO alpha-3 codes, in the order of all ballots. */
  readonly members: readonly string[]
  readonly rollCalls: readonly RecordedBallots[]
}

/** One point for a side of a motion. */
export interface DebatePoint {
  readonly claim: string
  readonly reason: string
  /** A fact of the world, without a full stop; empty when none is on record. */
  readonly fact: string
  /** Source of the fact, with its year. */
  readonly source: string
  /** The opposing side's answer to this point. */
  readonly answer: string
  /** Words that recognise the point in an opponent's speech; never shown. */
  readonly words: string
}

/** The shipped motions for debate drills, each with points for and against. */
export type DebateBook = readonly {
  readonly id: string
  readonly motion: string
  readonly for: readonly DebatePoint[]
  readonly against: readonly DebatePoint[]
}[]

/**
 * Sources of the assistant's knowledge. Each is loaded lazily; `campaigns` for every answer that needs them, because a
 * catalogue can change. Campaigns come without delegates' secrets.
 */
export interface AssistantContent {
  guide(): Promise<Guide>
  world(): Promise<AssistantWorld>
  votes(): Promise<VotingRecord>
  campaigns(): Promise<readonly PublicCampaign[]>
  debates(): Promise<DebateBook>
  /** Yields to other work before the next expensive step; absent where no other work waits. */
  pause?(): Promise<void>
}
