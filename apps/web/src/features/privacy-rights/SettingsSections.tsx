import type { PrivacySettings } from '@placard/contract'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { RetentionSection } from './RetentionSection.tsx'
import { settingsMessages as words } from './settings-messages.en.ts'
import { usePrivacySettings, useSave } from './use-retention.ts'

function MailSwitch({ communication: { email } }: Pick<PrivacySettings, 'communication'>) {
  const { save, failure } = useSave()
  return (
    <>
      <Switch
        label={words.mails.steps}
        hint={words.mails.stepsHint}
        isOn={email}
        onToggle={(isOn) => void save({ communication: { email: isOn } })}
      />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </>
  )
}

const TIMES = [
  [words.times.receipt, words.times.receiptIn],
  [words.times.answer, words.times.answerIn],
  [words.times.act, words.times.actIn],
] as const

function TimesSection() {
  return (
    <PaperSection title={words.times.title}>
      <p className="max-w-column text-14 text-text-2">{words.times.text}</p>
      <dl className="flex flex-col gap-3 text-14">
        {TIMES.map(([what, when]) => (
          <div key={what}>
            <dt className="font-medium">{what}</dt>
            <dd className="text-text-2">{when}</dd>
          </div>
        ))}
      </dl>
      <ViewLink view={{ kind: 'legal-tab', tab: 'contact' }} className={buttonClasses('secondary', 'md', 'self-start')}>
        {words.times.contact}
      </ViewLink>
    </PaperSection>
  )
}

/** What somebody settles about mails and about how long things are kept, and what holds for everybody. */
export function SettingsSections() {
  const query = usePrivacySettings()
  return (
    <>
      <PaperSection title={words.mails.title}>
        <Loaded query={query}>{(settings) => <MailSwitch {...settings} />}</Loaded>
      </PaperSection>
      <RetentionSection query={query} />
      <PaperSection title={words.fair.title}>
        <p className="max-w-column text-14 text-text-2">{words.fair.text}</p>
      </PaperSection>
      <TimesSection />
    </>
  )
}
