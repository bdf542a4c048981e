import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type Command, useCommands } from '../../../client/commands/commands.ts'
import { chooseMicrophone, microphoneChoices } from '../../../client/microphone/choices.ts'
import { MicrophoneButton } from '../../../client/microphone/MicrophoneButton.tsx'
import { microphoneMessages } from '../../../client/microphone/messages.en.ts'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { useMicrophoneState } from '../../../client/microphone/microphone-store.ts'
import { microphoneText } from '../../../client/microphone/microphone-text.ts'
import { useHearsFreely } from '../../../client/microphone/use-hears-freely.ts'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { usePushToTalk } from '../../../client/microphone/use-push-to-talk.ts'
import { Captions } from '../../../client/voice/Captions.tsx'
import { type SpeechState, phaseOf as speechPhaseOf } from '../../../client/voice/speech-state.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { useBranch, useChatState, useIsPending } from '../chat-context.ts'
import { TroubleLine } from '../composer/StatusLine.tsx'
import { BrokenOff } from './BrokenOff.tsx'
import { talkMessages as words } from './messages.en.ts'
import './talk.css'
import { muteMicrophone, TalkControls } from './TalkControls.tsx'
import { Transcript } from './Transcript.tsx'
import { TypeForm } from './TypeForm.tsx'
import { TALK_KEYS } from './talk-keys.ts'
import { shownStateOf, type TalkState } from './talk-state.ts'
import { Unsent } from './Unsent.tsx'
import { UsageBar } from './UsageBar.tsx'
import { type SpokenAnswers, useSpokenAnswers } from './use-spoken-answers.ts'
import { type Talk, useTalk } from './use-talk.ts'

const MUTE: Command = {
  id: 'voice-mute',
  ...TALK_KEYS.mute,
  isInFields: true,
  run: muteMicrophone,
}
const COMMANDS = { commands: [MUTE] }

/** What can be asked, then the words that were heard last while their answer is made, then the captions of the answer. */
function Words({ state }: { state: TalkState }) {
  const { branch } = useBranch()
  const sent = useChatState(({ outbox }) => outbox[0]?.text)
  const isFree = useChatState(({ draft }) => draft.trim() === '')
  const last = sent ?? branch.findLast(({ role }) => role === 'user')?.content
  return (
    <div className="talk-words flex w-full max-w-prose flex-col items-center justify-center [overflow-wrap:anywhere]">
      {state === 'speaking' && <Captions className="text-24" />}
      {state === 'idle' && last === undefined && isFree && (
        <p className="font-serif text-17 text-text-2">{words.invitation}</p>
      )}
      {state === 'processing' && last !== undefined && <p className="font-serif text-17 text-text-2">{last}</p>}
    </div>
  )
}

function HandsFree({ talk }: { talk: Talk }) {
  const isHandsFree = useStore(microphoneChoices, (state) => state.isHandsFree)
  function handleChange(isOn: boolean) {
    // the turn under way is of the other kind
    talk.microphone.cancel()
    chooseMicrophone({ isHandsFree: isOn })
  }
  return (
    <Switch
      label={words.controls.handsFree}
      hint={words.controls.handsFreeHint}
      isOn={isHandsFree}
      onToggle={handleChange}
    />
  )
}

/** Whether an answer is spoken or its sound is made: the first of it is heard before the page knows that. */
const isAnsweringOf = (speech: SpeechState) => speechPhaseOf(speech) !== 'idle'

/** Escape ends what is said, or about to be said, at once. */
function useEscape(stop: () => void): void {
  const isAnswering = useSpeechState(isAnsweringOf)
  useEffect(() => {
    if (!isAnswering) return
    const handleDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop()
    }
    document.addEventListener('keydown', handleDown)
    return () => document.removeEventListener('keydown', handleDown)
  }, [isAnswering, stop])
}

/** State of the conversation with this microphone, or with none. */
function useTalkState(talk: Talk | undefined): TalkState {
  const isPending = useIsPending()
  const speech = useSpeechState(speechPhaseOf)
  const { phase = 'idle', isHandsFree = false, isSpeechBegun = false } = talk?.microphone ?? {}
  const isWaiting = isHandsFree && !isSpeechBegun && (phase === 'asking' || phase === 'listening')
  return shownStateOf({ microphone: phase, isPending, speech }, isWaiting)
}

/** The big microphone, what it is doing, and what is wrong with it. */
function BigMicrophone({ talk, state, onInterrupt }: { talk: Talk; state: TalkState; onInterrupt: () => void }) {
  const text = useMicrophoneState(microphoneText)
  const isMuted = useMicrophoneState((current) => current.isMuted)
  const isAnswering = useSpeechState(isAnsweringOf)
  usePushToTalk(talk.microphone, true, isAnswering ? onInterrupt : undefined)
  const { phase, fault } = talk.microphone
  const isPlain = text === microphoneMessages.states.listening
  const listening = isPlain && !talk.microphone.isHandsFree ? words.finish : text
  const hint = phase === 'listening' ? listening : state === 'idle' && phase !== 'asking' ? words.keys : ''
  return (
    <>
      <MicrophoneButton
        microphone={talk.microphone}
        keys="Space"
        hasTooltip={false}
        className="talk-microphone relative rounded-panel bg-accent text-on-accent transition-colors duration-(--duration-state) hover:bg-accent-hover"
        iconClassName="size-10"
      />
      <p role="status" className="font-serif text-24">
        {phase === 'asking' && state === 'listening' ? text : words.prompts[state]}
      </p>
      <p
        role="status"
        className={fault === undefined ? 'max-w-prose text-14 text-text-2' : 'max-w-prose text-14 text-danger'}
      >
        {fault?.sentence ??
          (isMuted ? words.muted : hint === words.keys ? <span className="talk-keys">{hint}</span> : hint)}
      </p>
    </>
  )
}

type StageProps = { talk: Talk | undefined; answers: SpokenAnswers; note: string | undefined }

/** All but the microphone itself; typing is there at once where nobody hears. */
function Stage({ talk, answers, note }: StageProps) {
  const state = useTalkState(talk)
  const isSpeaking = state === 'speaking'
  // words that were heard before a reload stand there still
  const isLeft = useChatState(({ draft }) => draft.trim() !== '')
  const [isTyping, setTyping] = useState(note !== undefined || isLeft)
  const [isTranscript, setTranscript] = useState(false)
  const hasDraft = useChatState(({ draft, refusal }) => refusal !== undefined && draft !== '')
  const isForm = isTyping || hasDraft || talk?.toCheck !== undefined
  const stop = useMemo(() => () => void answers.interrupt(), [answers])
  useCommands(COMMANDS)
  useEscape(stop)
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 px-4 py-6 text-center">
      <UsageBar />
      <Words state={state} />
      {talk === undefined ? (
        <p role="status" className="font-serif text-24">
          {state === 'idle' ? '' : words.prompts[state]}
        </p>
      ) : (
        <BigMicrophone talk={talk} state={state} onInterrupt={stop} />
      )}
      {note !== undefined && (
        <p role="note" className="max-w-prose text-14 text-text-2">
          {note}
        </p>
      )}
      <Unsent />
      <BrokenOff />
      <TroubleLine />
      {isForm && <TypeForm key={talk?.toCheck} toCheck={talk?.toCheck} onSend={() => talk?.settle()} />}
      <TalkControls
        hasMicrophone={talk !== undefined}
        isSpeaking={isSpeaking}
        isTyping={isForm}
        isTranscript={isTranscript}
        onStop={stop}
        onType={() => setTyping(!isForm)}
        onTranscript={() => setTranscript(!isTranscript)}
      />
      {talk !== undefined && (
        <div className="text-start">
          <HandsFree talk={talk} />
        </div>
      )}
      {isTranscript && <Transcript />}
    </div>
  )
}

function WithMicrophone({ port, answers }: { port: MicrophonePort; answers: SpokenAnswers }) {
  const talk = useTalk(port, answers)
  const hearsFreely = useHearsFreely(port)
  if (hearsFreely === false && !talk.isLive)
    return <Stage key="typed" talk={undefined} answers={answers} note={words.commandsOnly} />
  return <Stage key="spoken" talk={talk} answers={answers} note={undefined} />
}

/** The conversation by voice: microphone, captions and controls, or typing where nobody hears. */
export function TalkStage() {
  const hasVoice = useHasVoice()
  const port = useMicrophonePort()
  const answers = useSpokenAnswers(hasVoice)
  if (!hasVoice) return <Stage talk={undefined} answers={answers} note={words.noVoice} />
  if (port === undefined) return <Stage talk={undefined} answers={answers} note={words.nobodyHears} />
  return <WithMicrophone port={port} answers={answers} />
}
