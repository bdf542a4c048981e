import type { PublicCampaign, SessionDetail } from '@placard/contract'
import { sessionWords } from '../../room/messages.en.ts'
import { debriefMessages } from '../messages.en.ts'
import { spokenWords as words } from './listen-messages.en.ts'
import { outcomeSections } from './outcome-sections.ts'
import { recordSections } from './record-sections.ts'
import { type SpokenSection, sectionOf } from './spoken-section.ts'

/** The debrief as it is read aloud, in the order of the page. The record is left to the replay, which is heard as well. */
export function spokenSections(detail: SessionDetail, campaign: PublicCampaign | undefined): readonly SpokenSection[] {
  const { conclusion } = detail.view
  if (!conclusion) return []
  const { type, outcomes, score } = conclusion
  const figures = words.result(score.toFixed(2), detail.debrief?.outcomeQuality.total.toFixed(2))
  const result = sectionOf(sessionWords.resolution[type], [debriefMessages.results[type], ...outcomes, figures])
  return [result, ...outcomeSections(detail, campaign), ...recordSections(detail)]
}
