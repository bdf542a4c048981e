import type { HearingProviderId, RecordingFault, RecordingType } from '@placard/contract'
import type { Room } from '@placard/voice/hearing'
import type { HearingConfiguration, HearingVariables } from '../../config/voice-configuration.ts'
import type { HearingQueue } from './embedded/hearing-queue.ts'

/** A recording as those who hear get it. */
export interface Sound {
  readonly bytes: Uint8Array
  readonly type: RecordingType
  /** Speech at 16 kHz; undefined where it could not be decoded here. */
  readonly speech: Float32Array | undefined
  readonly language: string | undefined
  readonly room: Room | undefined
}

/** What goes with a recording to one who hears. */
export interface HearingAsking {
  readonly userId: string
  /** Ends the work; its reason is thrown. */
  readonly signal: AbortSignal
}

/** Words of a recording. */
export interface HeardText {
  readonly text: string
  /** 0 to 1; null where nobody says. */
  readonly confidence: number | null
}

/** One who hears on this server. */
export interface HearingProvider {
  readonly id: HearingProviderId
  readonly isCommandsOnly: boolean
  /** Why it cannot hear a recording at all; undefined when it can. */
  unable(sound: Sound): RecordingFault | undefined
  /**
   * The words of a recording.
   * @throws {ModelProviderError} when it fails; {NotHeard} when it works, and there are none; {HearingBusy}.
   */
  hear(sound: Sound, asking: HearingAsking): Promise<HeardText>
}

/** A kind of those who hear: its variables, how to create it, how to probe it. */
export interface HearingKind extends HearingVariables {
  /** Loads the code that hears; a server without it loads nothing. The queue is that of the thread that decodes, too. */
  create(configuration: HearingConfiguration, queue: HearingQueue): Promise<HearingProvider>
  /** Checks that it can be asked, without giving it anything to hear. @throws when it cannot. */
  probe(configuration: HearingConfiguration): Promise<void>
}

/** Too many recordings wait already: no fault of who hears, and asked again soon it may work. */
export class HearingBusy extends Error {
  override readonly name = 'HearingBusy'
}

/** Who hears works, and there was nothing to hear. */
export class NotHeard extends Error {
  override readonly name = 'NotHeard'
  readonly fault: RecordingFault

  constructor(fault: RecordingFault) {
    super(fault)
    this.fault = fault
  }
}
