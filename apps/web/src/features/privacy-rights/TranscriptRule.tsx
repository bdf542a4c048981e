import {
  type RetentionChoices,
  type RetentionPreview,
  TRANSCRIPT_MONTHS,
  type TranscriptMonths,
} from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale } from '../../kit/language/language.ts'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { PeriodRule } from './PeriodRule.tsx'
import { settingsMessages } from './settings-messages.en.ts'
import { useRetentionPreview, useSave } from './use-retention.ts'

const { transcripts: words } = settingsMessages.retention
const days = datesIn(dateLocale)
/** The longest: whoever turns it on loses the least. */
const PROPOSED = 24

function Found({ found }: { found: RetentionPreview }) {
  const { chats, voiceConversations, sessions, pinned, oldest, newest } = found
  return (
    <>
      <p>{chats + voiceConversations + sessions === 0 ? words.none : words.found(found)}</p>
      {oldest !== null && newest !== null && <p>{words.between(days.day(oldest), days.day(newest))}</p>}
      {pinned > 0 && <p>{words.pinned(pinned)}</p>}
      <p>{words.delay}</p>
    </>
  )
}

function Preview({ months }: { months: TranscriptMonths }) {
  return <Loaded query={useRetentionPreview(months)}>{(found) => <Found found={found} />}</Loaded>
}

/** Whether, and after how long, old conversations and finished sessions are deleted. */
export function TranscriptRule({ chosen }: { chosen: RetentionChoices['transcripts'] }) {
  const { save, isBusy, failure } = useSave()
  const isAhead = chosen !== null && Date.parse(chosen.startsAt) > Date.now()
  return (
    <PeriodRule
      rule={words}
      periods={TRANSCRIPT_MONTHS}
      proposed={PROPOSED}
      held={chosen?.months}
      preview={(months) => <Preview months={months} />}
      onChoose={async (transcriptMonths) => (await save({ retention: { transcriptMonths } })) !== undefined}
      isBusy={isBusy}
      failure={failure}
    >
      <p className="text-14 text-text-2">
        {isAhead ? words.starts(momentText(chosen.startsAt, localZone())) : words.runs}
      </p>
    </PeriodRule>
  )
}
