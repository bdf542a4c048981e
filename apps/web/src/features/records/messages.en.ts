const number = new Intl.NumberFormat('en')
const many = (count: number, one: string, more: string) => `${number.format(count)} ${count === 1 ? one : more}`

export const recordMessages = {
  kinds: { chat: 'Chat', voice: 'Voice', campaign: 'Campaign' },
  /** States other than completed. */
  status: {
    answering: 'Answering',
    stopped: 'Stopped',
    interrupted: 'Interrupted',
    failed: 'Failed',
    active: 'In session',
    paused: 'Paused',
  },
  count: (count: number) => number.format(count),
  messages: (count: number) => many(count, 'message', 'messages'),
  played: (country: string, ratio: number) => `${country} · ${Math.round(ratio * 100)} % of the session played`,
  pinned: 'Pinned',
  archived: 'Archived',
  search: 'Search',
  clear: 'Clear the search',
  failed: 'This could not be loaded',
  offline: 'You are offline. What you have said is kept; it will be shown again once you are connected.',
  stale: 'This may be out of date: it could not be loaded just now.',
  moreFailed: 'The rest could not be loaded.',
  tryAgain: 'Try again',
  loadingMore: 'Loading more',
  rename: (title: string) => `Rename ${title}`,
  newTitle: 'New title',
  pin: (title: string) => `Pin ${title}`,
  unpin: (title: string) => `Unpin ${title}`,
  remove: (title: string) => `Delete ${title}`,
} as const

export const historyMessages = {
  title: 'Conversation History',
  intro: 'Everything you have said here: chats, voice conversations and campaigns.',
  search: 'Search your history',
  tabs: { all: 'All', chat: 'Chat', voice: 'Voice', campaign: 'Campaigns' },
  tabsLabel: 'Kinds of conversations',
  stages: { all: 'All sessions', open: 'In progress', finished: 'Finished' },
  stagesLabel: 'Sessions',
  list: 'Conversations',
  said: 'Also said in',
  saidIntro: 'Your words appear somewhere in these conversations.',
  empty: {
    all: { title: 'Nothing here yet', text: 'Your chats, voice conversations and campaigns will be listed here.' },
    chat: { title: 'No chats yet', text: 'Your chats with the assistant will be listed here.' },
    voice: {
      title: 'No voice conversations yet',
      text: 'Your spoken conversations with the assistant will be listed here.',
    },
    campaign: { title: 'No campaigns yet', text: 'The sessions you play will be listed here.' },
  },
  start: { all: 'Start a chat', chat: 'Start a chat', voice: 'Start talking', campaign: 'Choose a campaign' },
  noStage: { open: 'No session is in progress', finished: 'No session is finished yet' },
  noStageText: 'Choose another state, or start a campaign.',
  unmatched: (words: string) => `Nothing matches “${words}”`,
  unmatchedText: 'Titles, last messages and everything that was said were searched.',
} as const

export const transcriptMessages = {
  title: 'Conversation Transcripts',
  intro: 'Read, search and save what was said, word for word.',
  cards: { chats: 'Chat transcripts', voices: 'Voice transcripts', messages: 'Total messages' },
  cardsLabel: 'Your transcripts in numbers',
  search: 'Search titles and messages',
  filter: 'Type',
  filters: { all: 'All', chat: 'Chat Only', voice: 'Voice Only', campaign: 'Campaigns Only' },
  sort: 'Sort',
  sorts: {
    newest: 'Newest First',
    oldest: 'Oldest First',
    'title-ascending': 'Title A-Z',
    'title-descending': 'Title Z-A',
    'kind-ascending': 'Type A-Z',
    'kind-descending': 'Type Z-A',
  },
  list: 'Transcripts',
  empty: 'No conversation transcripts found. Start chatting or using voice mode to create transcripts.',
  start: 'Start a chat',
  unmatched: 'No transcripts match your current search and filter criteria. Try adjusting your filters.',
  reset: 'Reset search and filters',
  noMessages: 'No messages found in this transcript.',
  show: (title: string) => `Show messages of ${title}`,
  hide: (title: string) => `Hide messages of ${title}`,
  showMessages: 'Messages',
  open: 'Open transcript',
  openOf: (title: string) => `Open transcript of ${title}`,
  goOn: 'Continue',
  delete: 'Delete',
  removed: 'Transcript deleted',
  back: 'All transcripts',
  loadFailed: 'This transcript could not be loaded',
  gone: {
    title: 'This transcript is no longer here',
    text: 'It was deleted, perhaps in another tab, or it was never yours.',
    back: 'All transcripts',
  },
  changed: (at: string) => `Last changed ${at}`,
} as const

/** Sessions in the lists of their players. */
export const sessionMessages = {
  removed: (title: string) => `“${title}” deleted. You can undo this for five minutes.`,
  wasGone: 'This session was already deleted',
  tooLate: 'This session can no longer be brought back: it was deleted more than five minutes ago.',
  notDone: 'That did not work. Try again in a moment.',
} as const
