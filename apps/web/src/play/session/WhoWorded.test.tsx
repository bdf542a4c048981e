import type { CommandAnswer } from '@placard/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate } from '../../client/navigation/view-store.ts'
import { fetchLateParts } from './LateParts.tsx'
import { aPlayedSession } from './testing/played-session.ts'
import { aDraft, showScreen } from './testing/show-session.tsx'

/** Words every other line as a model would. */
function everyOther() {
  let count = 0
  return {
    async word() {
      count += 1
      const isModel = count % 2 === 0
      return { words: `Line ${count}.`, wordedBy: isModel ? 'gemini gemini-flash-latest speech-1' : 'embedded' }
    },
  }
}

async function shown(seated: Parameters<typeof aPlayedSession>[0], heardBy?: (answer: CommandAnswer) => CommandAnswer) {
  await fetchLateParts()
  const played = await aPlayedSession(seated)
  await aDraft(played)
  const { gateway } = played
  const send: typeof gateway.sendCommand = async (...said) => {
    const answer = await gateway.sendCommand(...said)
    return heardBy?.(answer) ?? answer
  }
  showScreen({ ...gateway, sendCommand: send }, played.sessionId)
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

afterEach(() => {
  window.sessionStorage.clear()
  act(() => navigate({ kind: 'campaigns' }, { replace: true }))
})

describe('who worded what', () => {
  it('stands at every line where a model words some of them', async () => {
    await shown({ speech: everyOther() })
    expect(screen.getAllByText('Gemini flash-latest · cloud').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Built-in phrases').length).toBeGreaterThan(0)
  })

  it('stands nowhere where none does', async () => {
    await shown({})
    expect(screen.queryByText('Built-in phrases')).toBeNull()
    expect(screen.queryByText('Worded by')).toBeNull()
  })

  it('is told of the player’s own words, where a model read them', async () => {
    const person = await shown({}, (answer) => ({ ...answer, readBy: 'openai-compatible llama-x reading-1' }))
    await person.type(screen.getByRole('textbox', { name: 'Your words' }), 'We thank the chair.{Enter}')
    await waitFor(() => expect(screen.getByText(/Read by llama-x · your server/)).toBeDefined())
  })
})
