/** The languages besides English that people may speak in a session. */
export const TONGUES = ['french', 'spanish'] as const
export type Tongue = (typeof TONGUES)[number]

/** How the verbs of a family differ from the regular ones; the name of a family is the end of its infinitives. */
export interface VerbFamily {
  /** The six persons of the present, separated by blanks. */
  readonly present: string
  readonly future: string
  readonly participle: string
  /** Six persons, where they do not follow from the present. */
  readonly subjunctive?: string
  readonly past?: string
}

/** What is known of a language: `content/languages/<tongue>/`. Keys are in that language, values in English. */
export interface TongueTables {
  /** Several words that mean something together, on any agenda. */
  readonly phrases: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  /** Infinitives, alone or with what belongs to them: "être d'accord". */
  readonly verbs: Readonly<Record<string, string>>
  readonly families: Readonly<Record<string, VerbFamily>>
  /** Names of states by their code of three letters. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Names of the issues and options of the campaign by their ids; of an unknown campaign there are none. */
  readonly agenda: Readonly<Record<string, readonly string[]>>
}

/** Loads the tables of a language with the names of a campaign's agenda; called when a text needs them. */
export type LoadTongue = (tongue: Tongue, campaignId: string) => Promise<TongueTables>
