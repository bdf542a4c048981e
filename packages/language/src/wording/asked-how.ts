import type { PublicView } from '@placard/engine'

/**
 * How a person put what is answered, where the act does not say: the words are read only for the manner of the answer,
 * and never for what it decides.
 */
const MANNERS = {
  /** An open question, which asks for a judgement and not for a yes or a no. */
  judgement:
    /\bwhat (?:do|does|would) (?:\S+ ){1,6}(?:think|make|say)\b|\bwhat(?: is|’s|'s) (?:your|the) (?:\S+ ){0,3}(?:view|views|opinion|position|stance|take)\b|\bhow (?:do|does|would) (?:\S+ ){1,6}(?:see|view|judge|find|feel)\b|que pensez-vous|qu[’']en pensez-vous|qué (?:piensa|piensan|opina|opinan)/i,
  /** A question that takes it for granted that the delegation is against the option. */
  'why-against':
    /\bwhy (?:\S+ ){0,6}(?:oppose|opposes|opposing|against|reject|rejects|refuse|refuses|resist|block|dislike)\b|\b(?:wrong with|objections?|problem with|trouble with)\b|pourquoi (?:\S+ ){0,8}(?:contre|refus\S+|rejet\S+|oppos\S+)|por qué (?:\S+ ){0,8}(?:contra|rechaz\S+|opon\S+)/i,
  /** A question that takes it for granted that the delegation is for the option. */
  'why-for':
    /\bwhy (?:\S+ ){0,6}(?:for|favour|favor|support|supports|want|wants|insist|insists|important|defend|back)\b|pourquoi (?:\S+ ){0,8}(?:pour|voul\S+|souten\S+|soutien\S+|tenez)|por qué (?:\S+ ){0,8}(?:favor|quier\S+|apoy\S+)/i,
  /** A greeting by somebody who is new. */
  newcomer:
    /\b(?:my|our) (?:very )?first (?:\S+ )?(?:conference|committee|session|meeting|time|mun|debate|summit)\b|\bfirst time (?:here|at|in)\b|\bi(?: am|’m|'m) new (?:here|to)\b|ma première (?:conférence|fois|session)|mi primera (?:conferencia|vez|sesión)/i,
  /** Thanks that are meant for everybody. */
  'thanks-to-all':
    /\bthank(?: you|s)(?: so much| very much)?(?:,| to)? (?:you )?(?:all|everybody|everyone|colleagues)\b|\bthank (?:all|everybody|everyone|the committee|all of you)\b|merci à (?:tous|toutes)|gracias a tod[oa]s/i,
} as const

/** A manner of asking or speaking that an answer takes up. */
export type Manner = keyof typeof MANNERS

/** Whether a person's last words were put in this manner; what an AI delegate asks is said by its act. */
export function isPutSo(manner: Manner, speaker: string | undefined, { seats }: Pick<PublicView, 'seats'>): boolean {
  const seat = seats.find(({ id }) => id === speaker)
  return seat?.holder === 'person' && MANNERS[manner].test(seat.lastStatement)
}
