import { AudioLines } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/ui/Button.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import type { VoicePreparation } from '../gateways/voice-gateway.ts'
import { SpeechCard } from './SpeechCard.tsx'

/** The texts of an offer. */
export interface OfferWords {
  readonly label: string
  readonly about: (bytes: number) => string
  readonly accept: string
  readonly decline: string
  readonly cancel: string
  readonly come: (percent: number) => string
  readonly progress: string
}

/** Asks whether to fetch what the demo speaks or hears with, with its size, and shows how far that is; nothing at other times. */
export function VoiceOffer({ preparation, words }: { preparation: VoicePreparation; words: OfferWords }) {
  const standing = useStore(preparation.store)
  const { status } = standing
  const isOpen = status === 'asking' || status === 'fetching'
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && words.about(preparation.bytes)}
      </p>
      {isOpen && (
        <SpeechCard label={words.label}>
          <div className="flex items-start gap-3">
            <AudioLines aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <p className="min-w-0 flex-1 text-14">{words.about(preparation.bytes)}</p>
          </div>
          {status === 'fetching' && <Coming ratio={standing.ratio} words={words} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={() => preparation.decline()}>
              {status === 'asking' ? words.decline : words.cancel}
            </Button>
            {status === 'asking' && (
              <Button size="sm" variant="primary" onClick={() => preparation.accept()}>
                {words.accept}
              </Button>
            )}
          </div>
        </SpeechCard>
      )}
    </>
  )
}

function Coming({ ratio, words }: { ratio: number; words: OfferWords }) {
  const text = words.come(Math.floor(ratio * 100))
  return (
    <div>
      <p aria-hidden="true" className="pb-1 text-13 text-text-2 tabular">
        {text}
      </p>
      <ProgressBar label={words.progress} ratio={ratio} valueText={text} />
    </div>
  )
}
