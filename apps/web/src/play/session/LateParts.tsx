import { type ComponentType, useEffect, useState } from 'react'
import { useHasVoice } from '../../client/voice/use-has-voice.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { useHallUiState } from './hall-ui.ts'
import { useSessionState, useView } from './session-context.ts'

/** A lazily loaded part of the screen; once loaded it renders synchronously. */
type LatePart = { readonly fetch: () => Promise<ComponentType>; readonly here: () => ComponentType | undefined }

function latePart(load: () => Promise<ComponentType>): LatePart {
  let part: ComponentType | undefined
  return {
    here: () => part,
    async fetch() {
      part ??= await load()
      return part
    },
  }
}

const hall = latePart(() => import('./HallOverlays.tsx').then(({ HallOverlays }) => HallOverlays))
const chamber = latePart(() => import('./chamber/ChamberOverlays.tsx').then(({ ChamberOverlays }) => ChamberOverlays))

const floor = latePart(() => import('./chamber/FloorAsks.tsx').then(({ FloorAsks }) => FloorAsks))

const readings = latePart(() => import('./chamber/Readings.tsx').then(({ Readings }) => Readings))

const outbox = latePart(() => import('./chamber/Outbox.tsx').then(({ Outbox }) => Outbox))

const hints = latePart(() => import('./panels/HintPath.tsx').then(({ HintPath }) => HintPath))

const heard = latePart(() => import('./voice/HeardCard.tsx').then(({ HeardCard }) => HeardCard))

const voice = latePart(() => import('./voice/SessionVoice.tsx').then(({ SessionVoice }) => SessionVoice))

/** Delay before the overlays are prefetched, so that the hall loads first, in ms. */
const HEAD_START_MS = 300

/** Loads every lazy part. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all([hall, chamber, floor, readings, outbox, hints, heard, voice].map((part) => part.fetch()))
}

function Wanted({ part, isWanted }: { part: LatePart; isWanted: boolean }) {
  const [Part, setPart] = useState(part.here)
  const [failure, setFailure] = useState<Error>()
  const isHere = Part !== undefined
  useEffect(() => {
    if (isHere) return
    let isOver = false
    const fetchPart = () =>
      part.fetch().then(
        (found) => !isOver && setPart(() => found),
        // A failed prefetch is ignored: the part is requested again when it is needed.
        (error: unknown) => !isOver && isWanted && setFailure(new Error('A part did not come', { cause: error })),
      )
    const timer = setTimeout(() => void fetchPart(), isWanted ? 0 : HEAD_START_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [part, isWanted, isHere])
  if (failure) throw failure
  return Part && <Part />
}

/** Drawers, sheets and dialogs of the hall. */
export function LateHall() {
  const isWanted = useHallUiState(
    ({ drawer, dialog, sheet }) => drawer !== undefined || dialog !== undefined || sheet !== undefined,
  )
  return (
    <PanelBoundary>
      <Wanted part={hall} isWanted={isWanted} />
    </PanelBoundary>
  )
}

/** Overlays of the chamber: the vote board and the conclusion. */
export function LateChamber() {
  const { vote, conclusion } = useView()
  return (
    <PanelBoundary>
      <Wanted part={chamber} isWanted={vote?.manner === 'roll-call' || conclusion !== undefined} />
    </PanelBoundary>
  )
}

/** The cards that ask the player for an answer: loaded directly after the hall. */
export function LateFloor() {
  return (
    <PanelBoundary>
      <Wanted part={floor} isWanted />
    </PanelBoundary>
  )
}

/** The chair's question about the player's text, which the vote board does not cover. */
export function LateReadings() {
  return (
    <PanelBoundary>
      <Wanted part={readings} isWanted />
    </PanelBoundary>
  )
}

/** Messages that wait for the connection, or were refused. */
export function LateOutbox() {
  const isWanted = useSessionState((state) => state.outbox.length > 0)
  return (
    <PanelBoundary>
      <Wanted part={outbox} isWanted={isWanted} />
    </PanelBoundary>
  )
}

/** Suggested next steps: their words come with the campaign, after the hall. */
export function LateHints() {
  return (
    <PanelBoundary>
      <Wanted part={hints} isWanted />
    </PanelBoundary>
  )
}

/** Words that were heard and are to be checked. */
export function LateHeard() {
  const isWanted = useHallUiState(({ toCheck }) => toCheck !== undefined)
  return (
    <PanelBoundary>
      <Wanted part={heard} isWanted={isWanted} />
    </PanelBoundary>
  )
}

/** What has the room spoken; nothing where there is no speech. */
export function LateVoice() {
  const hasVoice = useHasVoice()
  const isOn = useHallUiState(({ isVoiceOn }) => isVoiceOn)
  return hasVoice ? (
    <PanelBoundary>
      <Wanted part={voice} isWanted={isOn} />
    </PanelBoundary>
  ) : null
}
