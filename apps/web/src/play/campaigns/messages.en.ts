import type { CampaignSummary } from '@placard/contract'
import { ago } from './ago.ts'

const number = new Intl.NumberFormat('en')
const timeAgo = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Texts of the campaign picker. */
export const pickerMessages = {
  title: 'Model UN Campaigns',
  intro: 'Take a country’s seat, say what you would say in the room, and leave with a resolution.',
  category: 'Category',
  difficulty: 'Difficulty',
  categories: {
    all: 'All',
    crisis: 'Crisis',
    negotiation: 'Negotiation',
    security: 'Security',
    humanitarian: 'Humanitarian',
    economic: 'Economic',
    environmental: 'Environmental',
    political: 'Political',
  } satisfies Record<CampaignSummary['category'] | 'all', string>,
  difficulties: {
    all: 'All',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  } satisfies Record<CampaignSummary['difficulty'] | 'all', string>,
  featured: 'Featured Campaigns',
  all: 'All Campaigns',
  shown: (count: number) => (count === 1 ? '1 campaign shown' : `${number.format(count)} campaigns shown`),
  none: 'No campaigns found',
  noneHint: 'Try adjusting your filters to see more campaigns.',
  clearFilters: 'Clear filters',
  emptyCatalogue: 'No campaign has been published here yet. Come back when an administrator has added one.',
  isNew: 'New',
  minutes: (count: number) => `${number.format(count)} min`,
  delegates: (count: number) => `${number.format(count)} AI delegates`,
  seatsOf: (title: string) => `Seats in ${title}`,
  failed: 'The campaigns could not be loaded',
  retry: 'Try again',
} as const

/** Texts of the lists of sessions. */
export const playedMessages = {
  moved: 'Moved to your account',
  branch: 'A branch: it picks up from a moment in another session.',
  knownDraw: 'Known draw: its secrets could have been looked up before it began.',
  resumeTitle: 'Resume',
  finishedTitle: 'Finished sessions',
  resume: (title: string) => `Resume ${title}`,
  debrief: (title: string) => `Debrief of ${title}`,
  open: 'Take your seat again',
  read: 'Debrief',
  progress: 'Progress',
  played: (percent: number) => `${percent} % of the session played`,
  paused: 'Paused',
  running: 'In session',
  score: (score: number) => `Session score ${score.toFixed(2)}`,
  lastPlayed: (when: string) => `Last played ${when}`,
  showAll: (count: number) => `Show all ${number.format(count)}`,
  failed: 'Your sessions could not be loaded. The campaigns below are not affected.',
} as const

/** Relative time: "3 hours ago", "yesterday". */
export const agoText = (at: string, now: number): string => ago(at, now, timeAgo)
