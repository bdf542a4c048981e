import type { ProcedurePack, PublicCampaign } from '@placard/contract'
import type { CountryNames } from '../reading/names.ts'

/** One authored answer of the guide. */
export interface GuideEntry {
  readonly id: string
  readonly title: string
  /** What people really type who want this answer. */
  readonly questions: readonly string[]
  /** Words such questions are made of, beside those of the title; for finding, never shown. */
  readonly terms: string
  /** Markdown. */
  readonly answer: string
}

/** All the guide knows; `version` changes with what it says. */
export interface Guide {
  readonly version: string
  readonly entries: readonly GuideEntry[]
}

/** A member state as the assistant tells of it. */
export interface AssistantCountry extends CountryNames {
  readonly region: string
  readonly subregion: string
  readonly unGroup: string
  readonly permanentMember: boolean
  readonly smallIslandState: boolean
  readonly leastDeveloped: boolean
}

/** A topic of recorded votes: what those at its two ends vote for. */
export interface VoteTopic {
  readonly name: string
  readonly plus: string
  readonly minus: string
}

/** Member states, groups, where votes place them, and the rules of procedure. */
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
  /** By ISO alpha-3: the mean ballot on contested votes of a topic, −1…1, +1 the end told by `plus`; null when unknown. */
  readonly stances: Readonly<
    Record<string, { readonly topics: Readonly<Record<string, { readonly stance: number | null }>> }>
  >
  /** By the name of the pack. */
  readonly packs: Readonly<Record<ProcedurePack['id'], ProcedurePack>>
}

/** One recorded vote; `ballots` has a value for each of the record's members, null for who cast none. */
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

/** The recorded votes that ship, oldest first. */
export interface VotingRecord {
  /** ISO alpha-3 codes, in the order of all ballots. */
  readonly members: readonly string[]
  readonly rollCalls: readonly RecordedBallots[]
}

/** One point for a side of a motion. */
export interface DebatePoint {
  readonly claim: string
  readonly reason: string
  /** A fact of the world, without a full stop; empty where none is on record. */
  readonly fact: string
  /** Where the fact is to be read, with its year. */
  readonly source: string
  /** What the other side answers to this point. */
  readonly answer: string
  /** Words by which the point is known when somebody else makes it; never shown. */
  readonly words: string
}

/** The motions that ship for debate drills, each with points for and against. */
export type DebateBook = readonly {
  readonly id: string
  readonly motion: string
  readonly for: readonly DebatePoint[]
  readonly against: readonly DebatePoint[]
}[]

/**
 * Where the assistant's knowledge comes from. Each source is asked when it is first needed, `campaigns` for every
 * answer that needs them, because a catalogue can change. Campaigns come without what delegates keep to themselves.
 */
export interface AssistantContent {
  guide(): Promise<Guide>
  world(): Promise<AssistantWorld>
  votes(): Promise<VotingRecord>
  campaigns(): Promise<readonly PublicCampaign[]>
  debates(): Promise<DebateBook>
  /** Lets others have their turn before the next dear step; left out where nobody else waits. */
  pause?(): Promise<void>
}
