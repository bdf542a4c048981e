import { type Speech, type SpeechRequest, type VoiceHealth, voice } from '@placard/contract'
import { chairRequests, styleOf, VOICES, voiceOf } from '@placard/voice'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { type Problem, problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type SpeechOrder, type SpeechPort, type SpeechRejection, USUAL_LANGUAGE } from '../../ports/speech.ts'
import { readAssignments, writeAssignments } from './assignment-rows.ts'
import { voiceMessages } from './messages.en.ts'

/** Rate limit of texts per account: a lively room speaks some thirty pieces a minute. */
const SPOKEN = { name: 'voice-speech', times: 120, windowMs: 60_000, portion: 8 } as const
const RETRY_SECONDS = 3

interface VoiceDependencies {
  readonly speech: SpeechPort
  /** Who holds conversations with a user as a whole; undefined where nobody does, or may. */
  readonly live: (userId: string) => Promise<VoiceHealth['live']>
}

/** Registers the calls about speech, and about the voices of delegates. */
export function registerVoice(app: App, dependencies: Dependencies, { speech, live }: VoiceDependencies): void {
  for (const route of [voice.voices, voice.geminiVoices]) {
    implement(app, dependencies, route, async () => [...VOICES])
  }
  for (const route of [voice.health, voice.geminiHealth]) {
    implement(app, dependencies, route, async ({ user }) => {
      const holder = await live(user.id)
      return { ...speech.health(), ...(holder && { live: holder }) }
    })
  }
  const limit = rateLimit(app, SPOKEN, byCaller)
  for (const { route, failure } of [
    { route: voice.speak, failure: voiceMessages.noAudio },
    { route: voice.generate, failure: voiceMessages.noGeminiSpeech },
  ]) {
    implement(
      app,
      dependencies,
      route,
      async ({ body, user }) => {
        const spoken = await speech.speak(orderOf(body), user.id)
        if (!spoken.ok) throw problemOf(spoken.rejection, failure)
        return {
          audioData: Buffer.from(spoken.bytes).toString('base64'),
          mediaType: spoken.mediaType,
          provider: spoken.provider,
        } satisfies Speech
      },
      // base64 of sound gets no smaller than the sound itself, and a listener waits for it
      { lane: 'voice', limit, isPacked: true },
    )
  }
  registerAssignments(app, dependencies, speech)
}

function registerAssignments(app: App, dependencies: Dependencies, speech: SpeechPort): void {
  const chairOrders = chairRequests().map(orderOf)
  implement(app, dependencies, voice.assignments, async ({ params, user }) => {
    const assignments = await readAssignments(dependencies.db, user.id, params.sessionId)
    if (assignments === undefined) throw problem('not-found')
    // whoever asks this has just come to a session
    speech.prepare(chairOrders)
    return assignments
  })
  implement(app, dependencies, voice.saveAssignments, async ({ body, user }) => {
    const seats = new Set(body.assignments.map(({ characterId }) => characterId))
    if (seats.size < body.assignments.length) {
      const fields = [{ field: 'assignments', rule: 'duplicate' }]
      throw problem('validation-failed', { message: voiceMessages.twoVoices, fields })
    }
    if (!(await writeAssignments(dependencies.db, user.id, body))) throw problem('not-found')
    return body
  })
}

function orderOf({ isWithoutServices = false, ...request }: SpeechRequest): SpeechOrder {
  const { text, voiceId, settings, characterPersonality } = request
  return {
    text,
    // a voice of another program, or of an older roster, is the default one here
    voiceId: voiceOf(voiceId).id,
    language: settings?.language ?? USUAL_LANGUAGE,
    speed: settings?.speed ?? 1,
    style: styleOf({ settings, characterPersonality }),
    isWithoutServices,
  }
}

function problemOf(rejection: SpeechRejection, failure: string): Problem {
  switch (rejection) {
    case 'busy':
      // not the caller’s fault: a page that is told 429 waits with all its calls
      return problem('unavailable', { message: voiceMessages.busy, retryAfterSeconds: RETRY_SECONDS })
    case 'language': {
      const fields = [{ field: 'settings.language', rule: 'unsupported' }]
      return problem('validation-failed', { message: voiceMessages.noLanguage, fields })
    }
    case 'unavailable':
      return problem('unavailable', { message: failure })
  }
}
