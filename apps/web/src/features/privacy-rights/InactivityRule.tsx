import { INACTIVITY_MONTHS, type RetentionChoices } from '@placard/contract'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale } from '../../kit/language/language.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { PeriodRule } from './PeriodRule.tsx'
import { settingsMessages } from './settings-messages.en.ts'
import { useSave } from './use-retention.ts'

const { inactivity: words } = settingsMessages.retention
const days = datesIn(dateLocale)
/** The longest: whoever turns it on loses the least. */
const PROPOSED = 36

/** Whether, and after how long without a use, the account is deleted. */
export function InactivityRule({ chosen }: { chosen: RetentionChoices['inactivity'] }) {
  const { save, isBusy, failure } = useSave()
  return (
    <PeriodRule
      rule={words}
      periods={INACTIVITY_MONTHS}
      proposed={PROPOSED}
      held={chosen?.months}
      preview={() => <p>{words.text}</p>}
      onChoose={async (inactivityMonths) => (await save({ retention: { inactivityMonths } })) !== undefined}
      isBusy={isBusy}
      failure={failure}
    >
      <p className="text-14 text-text-2">{chosen !== null && words.ends(days.day(chosen.endsAt))}</p>
      {chosen?.isUndelivered === true && (
        <Alert tone="warning" title={words.undelivered}>
          {words.undeliveredText}{' '}
          <ViewLink view={{ kind: 'security' }} className="text-accent hover:underline">
            {words.account}
          </ViewLink>
        </Alert>
      )}
    </PeriodRule>
  )
}
