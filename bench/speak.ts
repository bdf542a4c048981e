import { Speech, successReply } from '@placard/contract'
import { speechPieces } from '@placard/voice'
import type { Visitor } from './visitor.ts'

/** Lines of a delegate, each another one: `which` makes it so. */
export const lineOf = (which: number) =>
  `Delegation ${which} thanks the chair. We can accept the second option, provided that the fund is new money, and we ask for a vote.`

/** What is spoken of a text first. */
export const firstPieceOf = (text: string) => speechPieces(text)[0] ?? text

/** Has a text spoken; resolves when all of its sound is there. */
export async function speak(address: string, { token }: Visitor, text: string, voiceId = 'leda'): Promise<void> {
  const answer = await fetch(`${address}/api/voice/speak`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text, voiceId, characterPersonality: 'pragmatic' }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  successReply(Speech).parse(await answer.json())
}
