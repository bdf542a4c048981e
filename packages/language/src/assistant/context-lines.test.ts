import { sessionBackground } from '@placard/application'
import { anOpenSession, driveSession } from '@placard/testing'
import { expect, it } from 'vitest'
import { evidenceLines } from './context-lines.ts'

it('tells of a session what its draft says, which is what an argument about it quotes', async () => {
  const { host, clock, sessionId } = await anOpenSession()
  const ended = await driveSession({ host, clock, sessionId, userId: 'ada' })
  const { issues, drafts } = ended.view
  const draft = drafts.find(({ status }) => status === 'adopted') ?? drafts.at(-1)
  const said = issues.flatMap(({ options }, index) => options[draft?.deal[index] ?? 0]?.clause || [])
  expect(said.length).toBeGreaterThan(0)
  const { text } = sessionBackground(ended, (country) => country)
  for (const clause of said) expect(text).toContain(clause)
  expect(evidenceLines(text, undefined)).toEqual(said.slice(0, 2))
})
