/** Prompts on offer in an empty chat. They are English in every language of the page, as the assistant's answers are. */
export const START_PROMPTS = {
  argue: 'Argue against this motion, so that I can practise my reply: “This committee would ban autonomous weapons.”',
  draft: 'Draft an operative clause that sets up a fund for climate adaptation in small island states.',
  explain: 'What is a moderated caucus, when do I move for one, and what do I say?',
  compare: 'Compare how Brazil and India voted in the General Assembly.',
  stakes: 'What is at stake in this campaign?',
  seats: 'Who sits in this campaign?',
  otherSide: 'Argue the other side of this draft.',
  session: 'What happened in this session?',
} as const

/** The same about a document that is attached. */
export const DOCUMENT_PROMPTS = {
  sum: 'Summarise this document.',
  form: 'Check the form of this draft resolution.',
} as const
