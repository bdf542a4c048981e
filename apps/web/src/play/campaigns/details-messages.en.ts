import type { PublicCampaign, StartSession } from '@placard/contract'

const number = new Intl.NumberFormat('en')
const states = (count: number) => (count === 1 ? '1 state' : `${number.format(count)} states`)

/** Sentences of a campaign's details. */
export const detailsMessages = {
  back: 'All campaigns',
  notFound: {
    title: 'No such campaign',
    text: 'It may have been withdrawn, or the link is mistyped.',
  },
  failed: 'This campaign could not be loaded',
  ask: 'Discuss it with the assistant',
  worksheet: 'Worksheet',
  overview: 'Overview',
  objectives: 'Objectives',
  scenarios: 'Potential Scenarios',
  keyIssues: 'Key Issues',
  facts: {
    title: 'At a glance',
    duration: 'Duration',
    delegates: 'AI delegates',
    category: 'Category',
    theme: 'Theme',
    difficulty: 'Difficulty',
    procedure: 'Procedure',
    minutes: (count: number) => `${count} minutes`,
  },
  packs: {
    'general-assembly': 'General Assembly rules: one vote per seat.',
    'security-council': 'Security Council rules: permanent members may veto.',
    consensus: 'Consensus: adopted when nobody objects, otherwise by roll call.',
  } satisfies Record<PublicCampaign['procedure']['pack'], string>,
  majorities: {
    simple: () => 'A text is adopted with more votes in favour than against; abstentions do not count.',
    'two-thirds': () => 'A text is adopted with two thirds of the votes cast; abstentions do not count.',
    'security-council': (seats: number) =>
      `A text is adopted with ${Math.ceil(0.6 * seats)} of ${seats} votes in favour and no permanent member against.`,
  } satisfies Record<PublicCampaign['procedure']['majority'], (seats: number) => string>,
  agenda: {
    title: 'Agenda',
    intro:
      'What the committee will settle, from the status quo to the most far-reaching option. Each option agreed becomes a clause.',
    noClause: 'No clause: things stay as they are.',
    option: (place: number, count: number) => `Option ${place} of ${count}`,
  },
  delegates: {
    title: 'In the room',
    intro: (count: number) => `${count} delegates, each with its own interests and a hidden walk-away point.`,
    wants: 'Wants',
  },
  sources: { title: 'The real record', intro: 'Documents behind this agenda.' },
  how: {
    title: 'How it Works',
    steps: (delegates: number) => [
      `Take a country’s seat, or let the draw decide. You sit with ${delegates} AI delegates whose interests come from real United Nations votes.`,
      'Say or type what you would say in the room. It is read as a formal act, such as a proposal, a trade or a promise, and you can correct the reading.',
      'The draft resolution changes before your eyes as delegations reach agreement. Crises break out and need a response.',
      'The chair calls the vote. Your seat is called with the others.',
      'The debrief shows what could have been won, what was, and the moments that decided it.',
    ],
  },
} as const

/** Sentences of the map and of the choice of a country. */
export const seatMessages = {
  map: {
    title: 'Where the world stands',
    intro:
      'Positions come from General Assembly roll calls; for key states, better sources override them, with the reason given.',
    issue: 'Issue on the map',
    label: (issue: string) => `Map of the member states by where they stand on ${issue}`,
    describe: (country: string, option: string, place: number, count: number) =>
      `${country}: ${option} (${place} of ${count})`,
    legend: 'Nearest option',
    count: states,
    fewest: 'Status quo',
    most: 'Furthest',
    pins: 'Flags mark the delegates in the room.',
    land: 'Land without a member state’s seat is left blank. Borders are simplified and express no view on their status.',
    tableCaption: (issue: string) => `Where the member states stand on ${issue}`,
    columns: ['Country', 'Nearest option', 'Place', 'Regional group'],
    place: (place: number, count: number) => `${place} of ${count}`,
    loading: 'Loading the map',
    failed: 'The map could not be loaded. You can still start: your country will be drawn at random.',
    retry: 'Try again',
  },
  seat: {
    title: 'Your seat',
    label: 'Country',
    placeholder: 'Search 193 member states',
    surprise: 'Surprise me',
    surpriseText: 'One of the 193 member states, drawn when the session opens.',
    authored: 'AI delegate',
    brief: (country: string) => `${country}’s brief`,
    briefIntro: 'Where your capital stands. In the room you are free to bargain.',
    displaces: (name: string, alternate: string | undefined) =>
      alternate === undefined
        ? `You take the seat of ${name}; another country fills in as an AI delegate.`
        : `You take the seat of ${name}; ${alternate} fills in as an AI delegate.`,
    extra: (count: number) => `You join the ${count} AI delegates with a seat of your own.`,
    permanent: 'A permanent member: your vote against is a veto.',
    elected: 'You sit as an elected member, without a veto.',
    smallIslands: 'Small island state',
    leastDeveloped: 'Least developed country',
    blocs: 'Groups',
    because: 'Why',
  },
  room: {
    title: 'The others',
    difficulty: 'Difficulty',
    difficultyHint: 'How hard they bargain. They never know more than you do.',
    level: (difficulty: string, manner: string, isWritten: boolean) =>
      isWritten ? `${difficulty}: ${manner} (default)` : `${difficulty}: ${manner}`,
    manners: {
      beginner: 'generous',
      intermediate: 'firm',
      advanced: 'hard, in blocs',
      expert: 'relentless',
    } satisfies Record<PublicCampaign['difficulty'], string>,
    tone: 'Tone of the room',
    toneHint: 'One tone for all delegates, or each delegate’s own.',
    tones: {
      mixed: 'Mixed (default)',
      collaborative: 'Collaborative',
      gentle: 'Gentle',
      balanced: 'Balanced',
      challenging: 'Challenging',
      aggressive: 'Aggressive',
    } satisfies Record<NonNullable<StartSession['tone']> | 'mixed', string>,
    rules: 'Rules of procedure',
    asWritten: (rules: string) => `${rules} (default)`,
    packs: {
      'general-assembly': 'General Assembly',
      'security-council': 'Security Council',
      consensus: 'Consensus',
    } satisfies Record<PublicCampaign['procedure']['pack'], string>,
    rulesHints: {
      'general-assembly': 'Motions, seconds and caucuses as at student conferences.',
      'security-council': 'Three fifths of the seats decide, and a permanent member’s vote against is a veto.',
      consensus: 'No caucuses. The chair asks for objections and calls the roll only when there is one.',
    } satisfies Record<PublicCampaign['procedure']['pack'], string>,
  },
  start: {
    start: 'Start Campaign',
    starting: 'Initializing Campaign...',
    as: (country: string) => `as ${country}`,
    failed: 'The campaign could not be started',
    kept: 'Your choices are kept.',
    retry: 'Try again',
    advanced: 'Advanced',
    pace: 'Pace',
    paceOption: (pace: number, minutes: number) => `×${pace}, about ${minutes} min`,
    draw: 'Known draw',
    drawHint:
      'The draw of a finished session, from its debrief. The same draw and the same acts lead to the same result. If left empty, a new draw is made and kept secret until the end.',
    drawError: 'A draw is a number, a dash and 32 more characters, as shown in the debrief.',
  },
} as const
