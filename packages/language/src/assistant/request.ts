import type { Rule } from '../text/procedure-names.ts'
import type { Tongue } from '../text/tongues.ts'
import type { ArgueRequest } from './argue.ts'
import type { ClauseRequest } from './clauses.ts'
import type { AssistantCountry } from './content.ts'
import type { Facet } from './rules.ts'
import type { SpeechRequest } from './speeches.ts'

export type Courtesy = 'greeting' | 'wellbeing' | 'thanks' | 'goodbye' | 'identity' | 'agreement' | 'abuse' | 'nothing'

/** The intent of a message, by the rules that match it and the previous request. */
export type Intent =
  | { readonly kind: 'crisis'; readonly tongue: Tongue }
  | { readonly kind: 'foreign'; readonly tongue: Exclude<Tongue, 'en'> }
  | { readonly kind: 'courtesy'; readonly courtesy: Courtesy }
  | { readonly kind: 'check'; readonly text: string }
  | ({ readonly kind: 'clause' } & ClauseRequest)
  | ({ readonly kind: 'speech' } & SpeechRequest)
  | ({ readonly kind: 'argue' } & Partial<ArgueRequest>)
  | { readonly kind: 'compare'; readonly countries: readonly AssistantCountry[] }
  | { readonly kind: 'neighbours'; readonly country: AssistantCountry }
  | { readonly kind: 'votes'; readonly country: AssistantCountry; readonly topic: string }
  | { readonly kind: 'stance'; readonly country: AssistantCountry; readonly topic: string }
  | { readonly kind: 'country'; readonly country: AssistantCountry; readonly about: 'all' | 'groups' | 'capital' }
  | { readonly kind: 'bloc'; readonly bloc: string }
  | { readonly kind: 'rule'; readonly rule: Rule; readonly facet: Facet }
  | { readonly kind: 'precedence'; readonly pack: 'general-assembly' | 'security-council' | 'consensus' }
  | { readonly kind: 'campaigns' }
  | { readonly kind: 'secrets' }
  | { readonly kind: 'more'; readonly of: string }
  | { readonly kind: 'question'; readonly text: string }

/** An intent, and whether its answer is to be short. */
export interface Request {
  readonly intent: Intent
  readonly isShort: boolean
}
