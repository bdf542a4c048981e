import type { BriefWish } from './brief.ts'
import type { ClauseWish } from './clause-wish.ts'
import type { CrisisNoteWish } from './crisis-note.ts'
import type { Edit } from './edit.ts'
import type { PaperWish } from './paper.ts'
import type { QuizWish } from './quiz.ts'
import type { SpeechWish } from './speech-wish.ts'
import type { StudyPlanWish } from './study-plan.ts'

/** A text that the assistant writes, with all that decides how it reads; plain data. */
export type Product = (SpeechWish | ClauseWish | PaperWish | BriefWish | CrisisNoteWish | QuizWish | StudyPlanWish) & {
  /** Changes that are made in the finished text. */
  readonly edits?: readonly Edit[]
}
