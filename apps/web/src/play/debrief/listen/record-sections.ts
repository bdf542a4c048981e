import type { Debrief, SeatView, SessionDetail } from '@placard/contract'
import { commitmentText } from '../../room/commitment-text.ts'
import { commitmentWords } from '../../room/commitment-words.en.ts'
import { entryWording } from '../../room/entry-wording.ts'
import { momentMessages, promiseMessages } from '../messages.en.ts'
import { firstCommitments } from '../PromisesPanel.tsx'
import { spokenWords as words } from './listen-messages.en.ts'
import { type SpokenSection, sectionOf } from './spoken-section.ts'

/** What happened on the way, in the order of the page. */
export function recordSections({ view, debrief, entries }: SessionDetail): readonly SpokenSection[] {
  return [...(debrief ? [momentsSection(debrief, entries, view)] : []), promisesSection(view)]
}

function momentsSection({ moments }: Debrief, entries: SessionDetail['entries'], view: SeatView): SpokenSection {
  if (moments.length === 0) return sectionOf(momentMessages.title, [momentMessages.none])
  const told = moments.map(({ seq, at, reason }) => {
    const entry = entries.find((one) => one.seq === seq)
    return words.moment(words.when(at), momentMessages.reasons[reason], entry ? entryWording(entry, view).text : '')
  })
  return sectionOf(momentMessages.title, told)
}

function promisesSection(view: SeatView): SpokenSection {
  if (view.commitments.length === 0) return sectionOf(promiseMessages.title, [promiseMessages.none])
  const told = firstCommitments(view).map((commitment) => {
    const { kind, status } = commitment
    return `${commitmentText(commitment, view)}. ${commitmentWords.status[kind][status]}`
  })
  return sectionOf(promiseMessages.title, told)
}
