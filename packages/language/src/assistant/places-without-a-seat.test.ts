import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'

const replies = assistantReplies(shippedKnowledge)

describe('what the lists of member states do not hold', () => {
  it.each([
    { asked: 'Is the UAE in OPEC?', says: 'left on 1 May 2026', because: 'the lists stand at the end of 2025' },
    { asked: 'Who is in OPEC?', says: 'left on 1 May 2026', because: 'the lists stand at the end of 2025' },
    { asked: 'Is Saudi Arabia in OPEC?', says: 'end of 2025.', because: 'nothing has changed for it' },
    { asked: 'Tell me about Palestine', says: 'non-member observer state', because: 'it is no member' },
    {
      asked: 'Is Palestine in the G77?',
      says: 'a member of the **Group of 77**',
      because: 'it is in groups of members',
    },
    { asked: 'Cook Islands', says: 'are not members of the United Nations', because: 'they have no seat' },
    { asked: 'Is the Cook Islands a UN member?', says: 'are not members', because: 'nobody asks for a dish there' },
    { asked: 'Niue', says: 'are not members of the United Nations', because: 'it has no seat' },
  ])('$asked: $says, because $because', async ({ asked, says }) => {
    expect((await replies([{ role: 'user', text: asked }])).text).toContain(says)
  })

  it('says nothing of the Emirates to who asks about Saudi Arabia', async () => {
    const { text } = await replies([{ role: 'user', text: 'Is Saudi Arabia in OPEC?' }])
    expect(text).not.toContain('Emirates')
  })
})
