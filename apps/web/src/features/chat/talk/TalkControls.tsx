import { useQuery } from '@tanstack/react-query'
import { CircleStop, Keyboard, Landmark, Mic, MicOff, ScrollText, Settings } from 'lucide-react'
import { useCampaignGateway } from '../../../client/gateways/campaign-gateway-context.ts'
import { microphoneStore, useMicrophoneState } from '../../../client/microphone/microphone-store.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { talkMessages } from './messages.en.ts'

const { controls: words } = talkMessages

export function muteMicrophone(): void {
  microphoneStore.dispatch({ kind: 'muted', isMuted: !microphoneStore.getState().isMuted })
}

/** To the campaigns, or where a session is under way, back to it. */
function CampaignLink() {
  const gateway = useCampaignGateway()
  const { data } = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => gateway.listSessions(signal) })
  const active = data?.find(({ status }) => status === 'active' || status === 'paused')
  return (
    <ViewLink
      view={active === undefined ? { kind: 'campaigns' } : { kind: 'session', sessionId: active.id }}
      className={buttonClasses('secondary')}
    >
      <Landmark aria-hidden="true" className="size-4" />
      {active === undefined ? words.campaigns : words.session}
    </ViewLink>
  )
}

type TalkControlsProps = {
  hasMicrophone: boolean
  isSpeaking: boolean
  isTyping: boolean
  isTranscript: boolean
  onStop: () => void
  onType: () => void
  onTranscript: () => void
}

/** What can be done beside speaking. */
export function TalkControls(props: TalkControlsProps) {
  const isMuted = useMicrophoneState((state) => state.isMuted)
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-center gap-2">
      {props.isSpeaking && (
        <Button onClick={props.onStop} icon={<CircleStop aria-hidden="true" className="size-4" />}>
          {words.stop}
        </Button>
      )}
      {props.hasMicrophone && (
        <Button
          aria-pressed={isMuted}
          aria-keyshortcuts="Control+M"
          onClick={muteMicrophone}
          icon={
            isMuted ? <Mic aria-hidden="true" className="size-4" /> : <MicOff aria-hidden="true" className="size-4" />
          }
        >
          {isMuted ? words.unmute : words.mute}
        </Button>
      )}
      <Button
        aria-expanded={props.isTranscript}
        onClick={props.onTranscript}
        icon={<ScrollText aria-hidden="true" className="size-4" />}
      >
        {words.transcript}
      </Button>
      <Button
        aria-expanded={props.isTyping}
        onClick={props.onType}
        icon={<Keyboard aria-hidden="true" className="size-4" />}
      >
        {props.isTyping ? words.speak : words.type}
      </Button>
      <ViewLink view={{ kind: 'settings' }} className={buttonClasses('secondary')}>
        <Settings aria-hidden="true" className="size-4" />
        {words.settings}
      </ViewLink>
      <CampaignLink />
    </nav>
  )
}
