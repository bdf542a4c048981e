import { chairRequests } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { embeddedSpeechOf } from './demo-voice.ts'
import { readyVoice } from './kept-sounds.ts'

const SPEECH = { text: 'The floor is yours.', voiceId: 'leda', speed: 1, style: 'professional' } as const

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a voice with texts ready', () => {
  function aReadyVoice({ fails = false } = {}) {
    const asked: string[] = []
    const waiting: (() => void)[] = []
    const voice = readyVoice({
      order({ text }) {
        asked.push(text)
        return new Promise((resolve, reject) =>
          waiting.push(() => (fails ? reject(new Error('no voice')) : resolve(new ArrayBuffer(4)))),
        )
      },
    })
    return {
      voice,
      asked,
      async ends() {
        for (const end of waiting.splice(0)) end()
        await settled()
      },
    }
  }
  const chair = chairRequests().map(embeddedSpeechOf)
  const [first = SPEECH, second = SPEECH] = chair

  it('says a line of the chair at once, and again, once it has been spoken ahead', async () => {
    const { voice, asked, ends } = aReadyVoice()
    const prepared = voice.prepare([first])
    await settled()
    await ends()
    await prepared
    const one = await voice.order(first)
    one.transfer(0)
    expect((await voice.order(first)).byteLength).toBe(4)
    expect(asked).toEqual([first.text])
  })

  it('lets whoever wants to hear something go first', async () => {
    const { voice, asked, ends } = aReadyVoice()
    const wanted = voice.order(SPEECH)
    void voice.prepare([first, second])
    await settled()
    expect(asked).toEqual([SPEECH.text])
    await ends()
    await wanted
    expect(asked).toEqual([SPEECH.text, first.text])
    await ends()
    expect(asked).toEqual([SPEECH.text, first.text, second.text])
  })

  it('leaves the rest where one fails', async () => {
    const { voice, asked, ends } = aReadyVoice({ fails: true })
    const prepared = voice.prepare([first, second])
    await settled()
    await ends()
    await prepared
    expect(asked).toEqual([first.text])
  })
})
