import type { StancesFile, Topic } from './types.ts'

/** The meaning of each topic's poles, in the words of the texts voted on. */
export const POLES: Readonly<Record<Topic, { name: string; plus: string; minus: string }>> = {
  me: {
    name: 'Palestinian conflict',
    plus: 'votes against the yearly texts on Palestine and the occupied territories',
    minus: 'votes for the yearly texts on Palestine and the occupied territories',
  },
  nu: {
    name: 'Nuclear weapons and nuclear material',
    plus: 'votes to keep deterrence and go step by step, against bans and time-bound elimination',
    minus: 'votes for a ban, time-bound elimination and assurances to states without nuclear weapons',
  },
  di: {
    name: 'Arms control and disarmament',
    plus: 'votes against new binding limits put forward by the non-aligned, for export and missile controls',
    minus: 'votes for new binding limits, for development before arms, against unilateral controls',
  },
  hr: {
    name: 'Human rights',
    plus: 'votes for texts on the record of single countries, against texts that put sovereignty first',
    minus: 'votes against texts on single countries, for texts on coercive measures, development and solidarity',
  },
  co: {
    name: 'Colonialism and self-determination',
    plus: 'votes against or abstains on texts that press administering powers',
    minus: 'votes for immediate decolonization and for texts that press administering powers',
  },
  ec: {
    name: 'Economic development',
    plus: 'votes against a new international economic order and against limits on sanctions',
    minus: 'votes for a new international economic order, for debt and trade relief, against unilateral sanctions',
  },
}

export const ORIENTATION =
  'One direction everywhere: +1 is the Western end of the Assembly (the United States, Israel and their closest voting partners), ' +
  '-1 the end of those who vote most steadily against it. It is a place on a scale, not a judgement. Each topic says what its ends vote for.'

export const METHOD = [
  'idealPoint: mean of the newest three yearly estimates on final passage, on a straight line through the 1st and 99th percentile of the members.',
  'topics.stance: mean ballot (yes 1, abstention 0, no -1) in the contested roll calls of the sessions named, each turned and weighted by its correlation with the ideal points; null with fewer than ten ballots.',
  'blocMean: mean over the blocs a country belongs to (the permanent members are no coalition) of the mean idealPoint in the bloc.',
  'topics.theta: 0.6 stance + 0.25 idealPoint + 0.15 blocMean; a missing part (null) hands its weight to the others.',
  'confidence: the share of that evidence present: ballots cast of those held, years of three, any bloc, weighted alike.',
] as const

export const ROLL_CALL_NOTES = [
  'rollCalls: every recorded vote of the sessions named, by number. ballots: a letter for each of members, in that order: y yes, n no, a abstention, - no ballot.',
  'text: number of the resolution in its session. subject: whether the vote was on the whole text, on one of its paragraphs or on an amendment.',
  'title: from the record of the library, else as the chair named it before the vote; a paragraph or an amendment goes by the title of its text. topics: see stances.json; session 74 without colonialism and economic development on disarmament texts, where the source files them too.',
  'heldOut: sessions that a measurement of told votes must not learn from.',
] as const

export const SOURCES: StancesFile['sources'] = [
  {
    name: 'E. Voeten, United Nations General Assembly Voting Data: roll calls of sessions 1-74 and the ideal points of the July 2025 release',
    licence: 'CC0 1.0',
    use: 'votes, ideal points',
  },
  {
    name: 'M. A. Bailey, A. Strezhnev and E. Voeten, Estimating Dynamic State Preferences from United Nations Voting Data, Journal of Conflict Resolution 61 (2), 2017',
    licence: 'cited',
    use: 'the method behind the ideal points',
  },
  { name: 'D. Robinson, unvotes, an R package that tidies the roll calls', licence: 'MIT', use: 'votes, topic tags' },
]
