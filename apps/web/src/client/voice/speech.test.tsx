import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../test-setup.ts'
import { VoiceGatewayContext } from '../gateways/voice-gateway.ts'
import { type Speech, useSpeech } from './speech.ts'
import { speechStore } from './speech-store.ts'
import { silentGateway } from './testing/silent-gateway.ts'

vi.mock('./page-player.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  speechStore.dispatch({ kind: 'stopped' })
  speechStore.dispatch({ kind: 'noticed', notice: undefined })
})

function speechOfPage(): Speech {
  let found: Speech | undefined
  function Part() {
    found = useSpeech()
    return null
  }
  render(
    <VoiceGatewayContext value={silentGateway()}>
      <Part />
    </VoiceGatewayContext>,
  )
  if (found === undefined) throw new Error('nothing was shown')
  return found
}

describe('speech of a page', () => {
  it('BR-9 says that the voice cannot be reached where its code is gone, and leaves nobody waiting', async () => {
    const speech = speechOfPage()
    const heard = await speech.speak({ id: 'a', text: 'Order, please.', voiceId: 'leda' })
    expect(heard).toEqual({ id: 'a', ending: 'dropped', text: '' })
    expect(speechStore.getState().notice).toBe('no-voice')
    expect(speechStore.getState().queue).toEqual([])
  })
})
