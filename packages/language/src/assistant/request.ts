import type { OtherTongue } from '../text/foreign-tongues.ts'
import type { Rule } from '../text/procedure-names.ts'
import type { Tongue } from '../text/tongues.ts'
import type { ArgueRequest } from './argue.ts'
import type { AssistantCountry } from './content.ts'
import type { Debate, DebateWish } from './debate.ts'
import type { Operation } from './operations.ts'
import type { Product } from './products/product.ts'
import type { ProjectSense } from './project-sense.ts'
import type { Facet } from './rules.ts'

export type Courtesy = 'greeting' | 'wellbeing' | 'thanks' | 'goodbye' | 'identity' | 'agreement' | 'abuse' | 'nothing'

export type CompareFocus = 'most' | 'least' | 'years' | 'closest'

/** The intent of a message, by the rules that match it and the previous request. */
export type Intent =
  | { readonly kind: 'crisis'; readonly tongue: Tongue }
  | { readonly kind: 'foreign'; readonly tongue: Exclude<Tongue, 'en'> | OtherTongue }
  | { readonly kind: 'courtesy'; readonly courtesy: Courtesy }
  | { readonly kind: 'check'; readonly text: string }
  | ({ readonly kind: 'argue' } & Partial<ArgueRequest>)
  | {
      readonly kind: 'compare'
      readonly countries: readonly AssistantCountry[]
      /**
       * What is asked for: the topics on which they agree most, or least; how it changed from year to year; or which of
       * the others the first is closest to.
       */
      readonly focus?: CompareFocus
      /** The one matter on which they are compared, in the user's words. */
      readonly issue?: string
    }
  | { readonly kind: 'neighbours'; readonly country: AssistantCountry }
  | { readonly kind: 'votes'; readonly country: AssistantCountry; readonly topic: string }
  | { readonly kind: 'stance'; readonly country: AssistantCountry; readonly topic: string }
  | { readonly kind: 'country'; readonly country: AssistantCountry; readonly about: 'all' | 'groups' | 'capital' }
  | { readonly kind: 'bloc'; readonly bloc: string }
  | { readonly kind: 'rule'; readonly rule: Rule; readonly facet: Facet }
  | { readonly kind: 'precedence'; readonly pack: 'general-assembly' | 'security-council' | 'consensus' }
  | { readonly kind: 'campaigns' }
  /**
   * What somebody tells of the conference they prepare for; `known` is all that is known of it. `isAsking`: they ask of
   * their own country and have not named it.
   */
  | { readonly kind: 'situation'; readonly known: ProjectSense; readonly isAsking?: true }
  | { readonly kind: 'secrets' }
  | { readonly kind: 'product'; readonly product: Product }
  /** Several texts that one message ordered. */
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  /** An argument in which the user has answered. */
  | { readonly kind: 'debate'; readonly debate: Debate; readonly wish: DebateWish }
  /** What is to be done with the answer to an earlier intent. */
  | { readonly kind: 'operated'; readonly of: Intent; readonly operations: readonly Operation[]; readonly said: string }
  /** Questions that others may ask on a topic, or one to ask a country. */
  | {
      readonly kind: 'asked'
      readonly topic: string
      readonly country: AssistantCountry | undefined
      readonly count: number
      readonly from: number
    }
  /** What others may hold against a text or a country, to be answered; `topic` is empty where none is known. */
  | {
      readonly kind: 'objection'
      readonly said: string
      readonly topic: string
      readonly country: AssistantCountry | undefined
      readonly count: number
    }
  /** What a teacher needs for a simulation: topics, countries with a card for each, a plan of the time, or whether to have a chair. */
  | {
      readonly kind: 'lesson'
      readonly asks: 'topics' | 'cast' | 'plan' | 'chair'
      readonly topic: string
      readonly count: number
      readonly isPlain: boolean
      readonly lessons: number
      readonly minutes: number
    }
  /** A change that is not understood. */
  | { readonly kind: 'unclear'; readonly product: Product }
  /** A question for what happened of late. */
  | { readonly kind: 'news' }
  /** A question for votes after the last one on record. */
  | { readonly kind: 'record-ends' }
  /** "What did I say first?" */
  | { readonly kind: 'first'; readonly text: string }
  /** A name or an order with several meanings; each choice is a message that means one. */
  | { readonly kind: 'choose'; readonly of: 'countries' | 'topics'; readonly between: readonly string[] }
  | Question

/** A question; one that refers back is searched together with what was asked before. */
export interface Question {
  readonly kind: 'question'
  readonly text: string
  readonly about?: string
  /** It asks something of the entry that was told last, and of nothing else. */
  readonly isOfShown?: true
  /** It may as well be a new question, since it does not say that it refers back. */
  readonly isLoose?: boolean
  /** How likely it is by its wording that it asks something; absent where that is certain. */
  readonly askedShare?: number
  /** Whether nothing was talked about before. */
  readonly isFirst?: boolean
}

/** An intent, and whether its answer is to be short. */
export interface Request {
  readonly intent: Intent
  readonly isShort: boolean
  /** Whether a rule read it that leaves no doubt about what is meant. */
  readonly isSure?: boolean
}

/** A conversation up to a message: the request of that message, and what later ones can refer to. */
export interface Conversation extends Request {
  /** The last intent that was no courtesy. */
  readonly matter?: Intent | undefined
  readonly product?: Product | undefined
  /** The texts that were written, the last of each kind, the newest first. */
  readonly texts?: readonly Product[] | undefined
  /** The text of the last resolution that was checked. */
  readonly draft?: string | undefined
  readonly debate?: Debate | undefined
  /** What the conversation is about, in the user's words. */
  readonly topic?: string | undefined
  readonly country?: AssistantCountry | undefined
  /** The last two countries that were named, the newer first. */
  readonly countries?: readonly AssistantCountry[] | undefined
  /** What the user was asked to choose from. */
  readonly choices?: readonly string[] | undefined
  readonly first: string
  /** What the user told of the conference they prepare for. */
  readonly told?: ProjectSense | undefined
  /** What the user told that they are, other than a delegate. */
  readonly role?: 'chair' | 'teacher' | undefined
  /** The project that it belongs to. */
  readonly project?: ProjectSense | undefined
}
