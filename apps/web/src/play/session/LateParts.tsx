import { useHasVoice } from '../../client/voice/use-has-voice.ts'
import { useHallUiState } from './hall-ui.ts'
import { Late, latePart } from './late-part.tsx'
import { hints } from './panels/LateHints.tsx'
import { updates } from './panels/LateUpdates.tsx'
import { useSessionState, useView } from './session-context.ts'
import { fetchTakeTurn } from './voice/use-spoken-turn.ts'

const hall = latePart(() => import('./HallOverlays.tsx').then(({ HallOverlays }) => HallOverlays))
const chamber = latePart(() => import('./chamber/ChamberOverlays.tsx').then(({ ChamberOverlays }) => ChamberOverlays))

const floor = latePart(() => import('./chamber/FloorAsks.tsx').then(({ FloorAsks }) => FloorAsks))

const readings = latePart(() => import('./chamber/Readings.tsx').then(({ Readings }) => Readings))

const outbox = latePart(() => import('./chamber/Outbox.tsx').then(({ Outbox }) => Outbox))

const heard = latePart(() => import('./voice/HeardCard.tsx').then(({ HeardCard }) => HeardCard))

const voice = latePart(() => import('./voice/SessionVoice.tsx').then(({ SessionVoice }) => SessionVoice))

/** Loads every lazy part. */
export async function fetchLateParts(): Promise<void> {
  const parts = [hall, chamber, floor, readings, outbox, hints, updates, heard, voice]
  await Promise.all([fetchTakeTurn(), ...parts.map((part) => part.fetch())])
}

/** Drawers, sheets and dialogs of the hall. */
export function LateHall() {
  const isWanted = useHallUiState(
    ({ drawer, dialog, sheet }) => drawer !== undefined || dialog !== undefined || sheet !== undefined,
  )
  return <Late part={hall} isWanted={isWanted} />
}

/** Overlays of the chamber: the vote board and the conclusion. */
export function LateChamber() {
  const { vote, conclusion } = useView()
  return <Late part={chamber} isWanted={vote?.manner === 'roll-call' || conclusion !== undefined} />
}

/** The cards that ask the player for an answer: loaded directly after the hall. */
export function LateFloor() {
  return <Late part={floor} />
}

/** The chair's question about the player's text, which the vote board does not cover. */
export function LateReadings() {
  return <Late part={readings} />
}

/** Messages that wait for the connection, or were refused. */
export function LateOutbox() {
  const isWanted = useSessionState((state) => state.outbox.length > 0)
  return <Late part={outbox} isWanted={isWanted} />
}

/** Words that were heard and are to be checked. */
export function LateHeard() {
  const isWanted = useHallUiState(({ toCheck }) => toCheck !== undefined)
  return <Late part={heard} isWanted={isWanted} />
}

/** What has the room spoken; nothing where there is no speech. */
export function LateVoice() {
  const hasVoice = useHasVoice()
  const isOn = useHallUiState(({ isVoiceOn }) => isVoiceOn)
  return hasVoice && <Late part={voice} isWanted={isOn} />
}
