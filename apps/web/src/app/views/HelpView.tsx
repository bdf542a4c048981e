import { lazy } from 'react'
import { HelpScreen } from '../../features/help/HelpScreen.tsx'
import type { HelpScreenProps } from '../../features/help/help-props.ts'
import { askAssistant } from '../../hosts/demo/help/ask-assistant.ts'
import { askSupportEmail } from '../../hosts/server/support-email.ts'
import { useIsAdministrator } from './use-is-administrator.ts'

// an answer and the keys are for whoever asks for them
const AnswerText = lazy(() =>
  import('../../features/chat/markdown/AnswerText.tsx').then((module) => ({ default: module.AnswerText })),
)
const Sources = lazy(() =>
  import('../../features/chat/message/Sources.tsx').then((module) => ({ default: module.Sources })),
)
const loadKeys = async () => (await import('./help-keys.ts')).KEYS_OF_VIEWS

/** The help, with what other features and the hosts know. */
export function HelpView(props: Pick<HelpScreenProps, 'section' | 'adminViews'>) {
  const isAdministrator = useIsAdministrator()
  return (
    <HelpScreen
      {...props}
      isAdministrator={isAdministrator}
      loadKeys={loadKeys}
      Prose={AnswerText}
      Sources={Sources}
      ask={askAssistant}
      askSupportEmail={askSupportEmail}
    />
  )
}
