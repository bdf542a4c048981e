const figure = (value: number) => value.toFixed(2)

/** Texts of what the player's own acts changed, and of going back to them. */
export const turningMessages = {
  title: 'Your turning points',
  intro:
    'Your acts that changed the result most. Each line below was played from that moment to the end, with the delegates playing as they normally do and you repeating your later acts. The figures are averages over the same few random draws.',
  none: 'You did not act in this session, so nothing depended on you.',
  noneNoticed:
    'No single act of yours changed the result: leave out any one of them, and the session ends much the same.',
  at: (time: string) => `at ${time}`,
  helped: 'It helped',
  cost: 'It cost you',
  columns: ['In that case', 'Score', 'Quality', 'Text adopted'],
  caption: (act: string) => `How the session ends: ${act}`,
  made: 'As you did it',
  silent: 'Without it',
  better: (act: string) => `Better: ${act}`,
  noBetter: 'Of the other acts tried at this moment, none did better.',
  silenceBest: 'Saying nothing would have done better than any act tried.',
  figure,
  adopted: (ratio: number, draws: number) => `${Math.round(ratio * draws)} of ${draws}`,
  summary: (made: { score: number; quality: number }, silent: { score: number; quality: number }) =>
    `Without it: score ${figure(silent.score)} and quality ${figure(silent.quality)} instead of ${figure(made.score)} and ${figure(made.quality)}.`,
  accept: (by: string, give: string, take: string) => `accept the offer of ${by}: ${give} in return for ${take}`,
  decline: (by: string, give: string, take: string) => `decline the offer of ${by}: ${give} in return for ${take}`,
  choosing: (choice: string) => `answer the crisis: ${choice}`,
} as const

/** Texts of playing the same session again. */
export const againMessages = {
  again: 'Play again',
  busy: 'Initializing Campaign...',
  failed: 'The campaign could not be started again',
  hint: (country: string) => `As ${country}, with the same draw`,
  draw: 'The draw of this session, to share with anyone who wants to play the same room:',
  knownDraw:
    'This session was opened with a known draw: anyone with its code could have read every secret before it began.',
  seat: 'Take another seat',
  take: (country: string) => `Play as ${country}`,
  branch: 'This session is a branch: it is identical to another one up to a certain moment.',
  branchOrigin: 'See the session it comes from',
} as const
