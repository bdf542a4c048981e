/** Texts of listening to a debrief. */
export const listenMessages = {
  listen: 'Listen',
  stop: 'Stop listening',
  bar: 'Reading the debrief aloud',
  previous: 'Section before',
  next: 'Next section',
} as const

const MINUTE_MS = 60_000

/** What is said where the page shows a figure, a table or a drawing. */
export const spokenWords = {
  result: (score: string, quality: string | undefined) =>
    quality === undefined
      ? `Session score: ${score} of 1.`
      : `Session score: ${score} of 1. Outcome quality: ${quality} of 1.`,
  total: (points: number) => `That makes ${points} of 1,000.`,
  qualityTotal: (total: string) => `${total} of 1 in all.`,
  clause: (number: number, text: string) => `Clause ${number}. ${text}.`,
  turningPoint: (when: string, act: string, effect: string) => `${when}: ${act}. ${effect}.`,
  moment: (when: string, reason: string, text: string) => `${when}: ${reason}. ${text}`,
  worth: (what: string, own: string, country: string, others: string) =>
    `${what}: worth ${own} of 100 to ${country}, and ${others} to the others.`,
  walkAway: (points: string) => `Your walk-away point: ${points}.`,
  agenda: (agenda: string) => `Secret agenda: ${agenda}`,
  support: (favour: number, undecided: number, against: number) =>
    `At the end, ${favour} in favour, ${undecided} undecided and ${against} against.`,
  ballots: (choice: string, countries: string) => `${choice}: ${countries}.`,
  when(ms: number) {
    const minutes = Math.floor(ms / MINUTE_MS)
    if (minutes === 0) return 'In the first minute'
    return minutes === 1 ? 'One minute in' : `${minutes} minutes in`
  },
} as const
