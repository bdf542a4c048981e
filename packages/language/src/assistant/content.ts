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
  /** Works of reference that it rests on, for entries on the world outside of the product. */
  readonly sources?: readonly { readonly title: string; readonly year: number }[]
  /** Date until which it is known to hold, ISO, where it can change. */
  readonly asOf?: string
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

/** A measure that a resolution on a topic can take. All texts stand without gaps. */
export interface TopicMeasure {
  readonly id: string
  /** Noun phrase in the middle of a sentence: "a fund for standing forests". */
  readonly label: string
  /**
   * Operative clause without its number and final mark, its opening phrase in asterisks: verb, actor, measure, means and
   * review.
   */
  readonly clause: string
  /** The same without its verb, as said in a speech after "we propose": "that every State …" or "to set up …". */
  readonly spoken: string
  /** Phrase that adds money to the clause: "financed by voluntary contributions of 50 million dollars a year". */
  readonly funding: string
  /** Why it works, one sentence. */
  readonly because: string
}

/** What a state or a group of states says on a topic, by its own public record. */
export interface TopicInterest {
  /** ISO alpha-3 codes, and ids of groups as in `AssistantWorld.blocs`; both empty: all of whom nothing nearer is said. */
  readonly countries: readonly string[]
  readonly blocs: readonly string[]
  /** One or two sentences in the first person plural, for a speech. */
  readonly line: string
  /** The same in the third person, for a brief: "Depends on …". The subject is left out. */
  readonly position: string
  /** Ids of the measures that it asks for, most wanted first, and of those it resists. */
  readonly wants: readonly string[]
  readonly resists: readonly string[]
  readonly source: string
}

/** Material on one topic of committees, for speeches, clauses, papers, briefs and arguments. */
export interface Topic {
  readonly id: string
  /** Noun phrase in the middle of a sentence: "deforestation". */
  readonly title: string
  /** Phrases by which people name it, lower case. */
  readonly names: readonly string[]
  /** The problem in two or three sentences. */
  readonly problem: string
  /** Facts without a full stop, each with its source and year. */
  readonly facts: readonly { readonly fact: string; readonly source: string; readonly year: number }[]
  /** The campaign that is about it, and the issues of its agenda that are, nearest first. */
  readonly agenda?: { readonly campaign: string; readonly issues: readonly string[] } | undefined
  /** Earlier texts, for the preamble: after "Recalling": "its resolution 62/98 of 17 December 2007 on …". */
  readonly recalls: readonly string[]
  /** By their force, the most useful first. */
  readonly measures: Readonly<Record<'mild' | 'usual' | 'strong', readonly TopicMeasure[]>>
  readonly interests: readonly TopicInterest[]
  /** Objections that are made, with the best answer to each. */
  readonly concerns: readonly { readonly concern: string; readonly answer: string }[]
}

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
  topics(): Promise<readonly Topic[]>
  /** Yields to other work before the next expensive step; absent where no other work waits. */
  pause?(): Promise<void>
}
