import { InMemoryPapers } from '@placard/application'
import { paperStoreSuite } from './paper-store-suite.ts'

paperStoreSuite(async () => {
  let last = 0
  const newId = () => {
    last += 1
    return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
  }
  const conversations = new Map([
    ['ada', newId()],
    ['ben', newId()],
  ])
  const store = new InMemoryPapers(async (userId, conversationId) =>
    conversations.get(userId) === conversationId ? { projectId: null } : undefined,
  )
  return { store, owner: 'ada', other: 'ben', conversationId: conversations.get('ada') ?? '', newId }
})
