import type { DebateWish } from './debate.ts'

/** Messages that one would send next, each exactly as it is sent. */
export const suggestionMessages = {
  begin: ['What is a moderated caucus?', 'Compare Brazil and India', 'I am for a carbon tax, argue against me'],
  explained: ['Shorter', 'An example', 'Why?'],
  asked: ['Another one', 'Turn it into a speech', 'Argue against me'],
  argued: ['The other side', 'Source?', 'What should I say?'],
  debating: {
    reply: ['The other side', 'What should I say?', 'Who won?'],
    switch: ['Source?', 'What should I say?', 'Who won?'],
    winner: ['Sum up', 'The other side', 'Another argument'],
    'sum-up': ['Who won?', 'The other side', 'Another argument'],
    'open-points': ['What should I say?', 'Who won?', 'The other side'],
    another: ['Another argument', 'Source?', 'The other side'],
    reason: ['Source?', 'Another argument', 'The other side'],
    evidence: ['Another argument', 'The other side', 'Who won?'],
    help: ['Who won?', 'The other side', 'Sum up'],
    weakest: ['What was my strongest point?', 'What should I say?', 'Who won?'],
    strongest: ['What was my weakest point?', 'What should I say?', 'Who won?'],
    rebuttals: ['Who won?', 'The other side', 'Sum up'],
    concede: ['The other side', 'Sum up', 'Who won?'],
    resume: ['What should I say?', 'Sum up', 'The other side'],
  } satisfies Record<DebateWish, readonly string[]>,
  compared: ['On which topic do they agree most?', 'Where do they disagree?', 'Shorter'],
  country: (name: string) => [`Who votes like ${name}?`, `Which groups is ${name} in?`, 'Shorter'],
  checked: ['Fix it', 'Why?', 'How do I format a clause?'],
  products: {
    speech: ['Shorter', 'Harder', 'Turn it into clauses'],
    clauses: ['Stronger', 'Another one', 'Turn it into a speech'],
    paper: ['Shorter', 'Turn it into a speech', 'Turn it into clauses'],
    brief: ['Shorter', 'Turn it into a speech', 'Source?'],
    'crisis-note': ['Harder', 'Another one', 'Shorter'],
    quiz: ['Harder', 'Another one', 'Explain it'],
    'study-plan': ['Shorter', 'Turn it into a brief', 'Quiz me on it'],
  },
} as const
