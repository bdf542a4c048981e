import type { Translation } from '../../kit/language/translation.ts'
import type { MOMENT_REASONS as english } from './moment-reasons.en.ts'

/** Pourquoi un moment d’une session a compté. */
export const MOMENT_REASONS: Translation<typeof english> = {
  clause: 'Le texte a changé',
  support: 'Les soutiens ont changé',
  promise: 'Un engagement tenu ou rompu',
  crisis: 'Une réponse à la crise',
  vote: 'Le vote',
}
