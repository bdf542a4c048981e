import type { DelegateAnswers } from '../rules/delegate-answers.ts'
import { owedAppeal } from './appeals.ts'
import { owedDeclarations } from './declarations.ts'
import { owedExplanations } from './explanations.ts'
import { owedReminder, owedWordsOnCrisis } from './memories.ts'
import { owedSecond, speakerOn } from './opinion.ts'
import { owedPlacards } from './placards.ts'

/**
 * The AI delegates' implementation of the acts that the rules expect of them; the session passes it to every command.
 */
export const DELEGATE_ANSWERS: DelegateAnswers = {
  placards: owedPlacards,
  declarations: owedDeclarations,
  second: owedSecond,
  explanations: owedExplanations,
  appeal: owedAppeal,
  brokenWord: owedReminder,
  crisis: owedWordsOnCrisis,
  speakerOn,
}
