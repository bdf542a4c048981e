interface Task {
  readonly title: string
  readonly what: (country: string, topic: string) => string
  /** The message that makes the assistant do its part. */
  readonly message: (country: string, topic: string) => string
}

/** Tasks of a study plan, the most useful first; a short plan takes the first ones, in the order of `place`. */
export const TASKS: readonly (Task & { readonly place: number })[] = [
  {
    place: 1,
    title: 'Know your country',
    what: (country, topic) => `Learn what ${country} wants on ${topic}, what it resists, and who votes with it.`,
    message: (country, topic) => `Country brief for ${country} on ${topic}`,
  },
  {
    place: 4,
    title: 'Write your opening speech',
    what: (country) => `Read it aloud three times with a timer, and change anything that ${country} would not say.`,
    message: (country, topic) => `Opening speech for ${country} on ${topic}, 90 seconds`,
  },
  {
    place: 5,
    title: 'Draft clauses',
    what: () => 'Have three clauses of your own ready: who acts, with what means, by when, and who checks.',
    message: (country, topic) => `3 operative clauses on ${topic} for ${country}`,
  },
  {
    place: 3,
    title: 'Write the position paper',
    what: (country) =>
      `One page: background, the position of ${country}, proposals. Check every figure against its source.`,
    message: (country, topic) => `Position paper for ${country} on ${topic}`,
  },
  {
    place: 2,
    title: 'Learn the rules',
    what: () => 'Points, motions, majorities and the order of voting, until you no longer need your notes.',
    message: () => 'Quiz on the rules of procedure, 5 questions',
  },
  {
    place: 6,
    title: 'Argue against yourself',
    what: () => 'Let me take the other side, and answer each point in two sentences.',
    message: (_, topic) => `Argue against me on ${topic}`,
  },
  {
    place: 7,
    title: 'Test your facts',
    what: () => 'What you get wrong today, you will not get wrong in committee.',
    message: (_, topic) => `Quiz on ${topic}, 5 questions`,
  },
  {
    place: 8,
    title: 'Prepare replies',
    what: (country) => `Think of the first two objections that ${country} will hear.`,
    message: (country, topic) => `Reply speech for ${country} on ${topic}, 45 seconds`,
  },
  {
    place: 9,
    title: 'Put a whole draft together',
    what: () =>
      'A preamble based on earlier texts and facts, then clauses from mild to strong. Then have the form checked.',
    message: (country, topic) => `Draft resolution on ${topic} for ${country}`,
  },
  {
    place: 10,
    title: 'Close well',
    what: () => 'The last speech is the one people remember when they vote.',
    message: (country, topic) => `Closing speech for ${country} on ${topic}, 60 seconds`,
  },
]

/** What is done in the lessons before a first simulation, in their order; the last lesson is the simulation. */
export const LESSONS: readonly { readonly title: string; readonly what: (topic: string) => string }[] = [
  {
    title: 'Rules, points and motions',
    what: () =>
      'Roll call, the speakers list, points and motions, each acted out once. Type: *Quiz on the rules of procedure, 5 questions*.',
  },
  {
    title: 'Countries and speeches',
    what: (topic) =>
      `Everyone draws a country, says in one sentence what it wants on ${topic}, and gives a speech of 30 seconds. Type: *Opening speech on ${topic}, 30 seconds*.`,
  },
  {
    title: 'Clauses and resolutions',
    what: (topic) =>
      `In threes, write two operative clauses and swap them with the next table to be corrected. Type: *3 operative clauses on ${topic}*.`,
  },
  {
    title: 'Bargaining',
    what: () => 'Two groups with different drafts have ten minutes to make one of them. Who gave what, and for what?',
  },
  {
    title: 'A short simulation',
    what: (topic) =>
      `Roll call, two speeches, one moderated caucus, one draft, one amendment and a vote on ${topic}. Keep ten minutes for what went well.`,
  },
]

/** Texts of study plans. */
export const planMessages = {
  ask: 'Happy to help: for which country, on what topic, and how many days are left until the conference?',
  lead: (days: number, country: string | undefined, topic: string, isByLesson = false) =>
    `**Study plan: ${days === 1 ? `one ${isByLesson ? 'lesson' : 'day'}` : `${days} ${isByLesson ? 'lessons' : 'days'}`}${country === undefined ? '' : ` for ${country}`} on ${topic}**`,
  day: (at: number, title: string, what: string, messages: readonly string[]) =>
    `**Day ${at}: ${title}.** ${what} Type: ${messages.map((message) => `*${message}*`).join(', then ')}.`,
  rest: (at: number) =>
    `**Day ${at}: Rest and rehearse.** Give your opening speech once more, lay out your clothes, badge and papers, and get some sleep.`,
  repeat: (at: number, message: string) =>
    `**Day ${at}: Go deeper.** Read one primary source (a resolution, a treaty or a national statement) from beginning to end, then type: *${message}*.`,
  lesson: (at: number, title: string, what: readonly string[]) => `**Lesson ${at}: ${title}.** ${what.join(' ')}`,
  practice: 'Practice',
  practiceWhat: (topic: string) => `A moderated caucus on ${topic}, then the same again with other countries.`,
  beginners: 'Model UN for beginners',
  endOfLessons: 'In every lesson, let everybody speak at least once.',
  minutes: (minutes: number, isByLesson: boolean) =>
    `Keep to ${minutes} minutes ${isByLesson ? 'a lesson' : 'a day'}: do the first half of what is asked, aloud, and stop when the time is up.`,
  end: 'Half an hour a day is enough, as long as you practise aloud.',
  yourCountry: 'your country',
} as const
