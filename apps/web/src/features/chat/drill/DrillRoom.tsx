import { type ChatMessage, type DrillContext, givenSeconds } from '@placard/contract'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { useChat, useChatState } from '../chat-context.ts'
import { StatusLine, TroubleLine } from '../composer/StatusLine.tsx'
import { AnswerMessage } from '../message/AnswerMessage.tsx'
import { LiveAnswer } from '../message/LiveAnswer.tsx'
import { UnsentMessage } from '../message/UnsentMessage.tsx'
import { callOf } from './begin-drill.ts'
import { drillMessages } from './messages.en.ts'
import { ReportCard } from './ReportCard.tsx'
import { SpeechForm } from './SpeechForm.tsx'
import { SpeechMessage } from './SpeechMessage.tsx'
import { useCountryName } from './use-country-name.ts'
import { type DrillOnPage, useDrill } from './use-drill.ts'

const { room: words, floor } = drillMessages

/** Motion and side of the drill. */
function Motion({ drill, country }: { drill: DrillContext; country: string | undefined }) {
  return (
    <header className="pb-6">
      <p className="text-13 text-text-2">{words.motion}</p>
      <h2 className="text-24 leading-snug">{drill.motion}</h2>
      <p className="mt-1 text-14 text-text-2">{words.you(drill.side, country)}</p>
    </header>
  )
}

/** Transcript of the drill's speeches; the message that calls the motion is in the heading. */
function Turns({ drillOnPage: { drill, branch, rounds, tree } }: { drillOnPage: DrillOnPage }) {
  const places = useMemo(() => new Map(rounds.map((round, index) => [round.speech.id, index])), [rounds])
  const turn = (message: ChatMessage) => {
    if (message.role === 'assistant') {
      return (
        <div key={message.id} className="pb-4">
          <h3 className="pb-1 text-13 font-medium text-text-2">{words.opponent}</h3>
          <AnswerMessage message={message} tree={tree} />
        </div>
      )
    }
    const place = places.get(message.id)
    const round = place === undefined ? undefined : rounds[place]
    if (place === undefined || round === undefined) return null
    return (
      <SpeechMessage
        key={message.id}
        round={round}
        place={place + 1}
        of={drill.rounds}
        given={givenSeconds(drill)}
        isLatest={place === rounds.length - 1}
      />
    )
  }
  return branch.map(turn)
}

/** Pending speech: one that waits to be sent, or an answer whose message has not arrived yet. */
function Coming() {
  const outbox = useChatState((state) => state.outbox)
  const link = useChatState((state) => state.link)
  const liveId = useChatState(({ live, messages }) =>
    live !== undefined && !messages.some(({ id }) => id === live.messageId) ? live.messageId : undefined,
  )
  return (
    <>
      {outbox.map((unsent, index) => (
        <UnsentMessage key={unsent.clientId} unsent={unsent} isSending={link === 'sending' && index === 0} />
      ))}
      {liveId !== undefined && <LiveAnswer messageId={liveId} asked="" />}
    </>
  )
}

/** The floor: who is speaking, and the speech form when it is the user's turn. */
function Floor({ drillOnPage, country }: { drillOnPage: DrillOnPage; country: string | undefined }) {
  const chat = useChat()
  const refusal = useChatState((state) => state.refusal)
  const { phase, drill } = drillOnPage
  return (
    <section
      aria-label={floor.label}
      className="mx-auto w-full max-w-184 border-t border-hairline bg-surface px-4 py-3 sm:border-x sm:px-8"
    >
      <TroubleLine />
      {refusal !== undefined && (
        <p role="alert" className="pb-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      {phase === 'theirs' && <p className="text-14 text-text-2">{floor.theirs}</p>}
      {phase === 'sending' && <p className="text-14 text-text-2">{floor.sending}</p>}
      {phase === 'uncalled' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14 text-text-2">{words.uncalled}</p>
          <Button variant="primary" onClick={() => void chat.send(callOf(drill, country))}>
            {words.callAgain}
          </Button>
        </div>
      )}
      {phase === 'yours' && <SpeechForm drillOnPage={drillOnPage} />}
      <StatusLine />
    </section>
  )
}

/** Scrolls the newest speech into view, and the report to its top. */
function useNewestInView({ branch, phase }: DrillOnPage) {
  const scroller = useRef<HTMLDivElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const count = branch.length
  useEffect(() => {
    const { current } = scroller
    if (current === null || count <= 2) return
    current.scrollTop = phase === 'over' ? (report.current?.offsetTop ?? 0) : current.scrollHeight
  }, [count, phase])
  return { scroller, report }
}

/** Debate drill in progress: marked speeches, the floor with its clock, and the report at the end. */
export function DrillRoom({ drill }: { drill: DrillContext }) {
  const onPage = useDrill(drill)
  const country = useCountryName(drill.country)
  const { scroller, report } = useNewestInView(onPage)
  return (
    <>
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto flow-root min-h-full w-full max-w-184 border-hairline bg-surface px-4 pt-6 sm:border-x sm:px-8">
          <Motion drill={drill} country={country} />
          <Turns drillOnPage={onPage} />
          <Coming />
          <div ref={report}>{onPage.phase === 'over' && <ReportCard drillOnPage={onPage} />}</div>
        </div>
      </div>
      <Floor drillOnPage={onPage} country={country} />
    </>
  )
}
