import { randomUUID } from 'node:crypto'
import {
  chat,
  ownEngineCalls,
  pathOf,
  privacy,
  projects,
  records,
  usageReservations,
  workingPapers,
} from '@placard/contract'
import { eq } from 'drizzle-orm'
import { buildWhatIsAsked } from '../app/privacy.ts'
import { passkeyCredentials } from '../database/account-schema.ts'
import { chatAttachments } from '../database/attachment-schema.ts'
import { chatMessages } from '../database/chat-schema.ts'
import { privacyRequests } from '../database/privacy-schema.ts'
import { recordings } from '../database/recording-schema.ts'
import { createAdministrator } from '../features/accounts/administration/administration.ts'
import { insertArchive } from '../features/privacy/archive/archive-rows.ts'
import { callerOf } from './account-calls.ts'
import { conclude } from './conclude.ts'
import type { AboutThing } from './permission-rows.ts'
import { Player } from './player.ts'
import { TEST_PASSWORD, type TestServer } from './test-server.ts'

/** Somebody of the permission table at a test's server. */
export interface MatrixPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly token: string
}

/** One account for each kind of person the table knows that has, or had, one. */
export async function matrixPeople(server: TestServer) {
  const join = async (name: string): Promise<MatrixPerson> => {
    const email = `${name}@example.org`
    const { token, user } = await server.signUp({ email, name: `Canary ${name}` })
    return { id: user.id, email, name: user.name, token }
  }
  const people = {
    user: await join('user'),
    'other-user': await join('other-user'),
    suspended: await join('suspended'),
    deleted: await join('deleted'),
    administrator: await join('administrator'),
    'signed-out': await join('signed-out'),
  }
  await server.suspend(people.suspended.email)
  await server.delete(people.deleted.email)
  await createAdministrator(server.dependencies, people.administrator.email)
  await callerOf(server, people['signed-out'].token).post('/api/auth/logout')
  return { ...people, newcomer: await aNewcomer(server) }
}

/** An administrator who has just signed in with the password that was printed for them. */
async function aNewcomer(server: TestServer): Promise<MatrixPerson> {
  const email = 'newcomer@example.org'
  const made = await createAdministrator(server.dependencies, email)
  const password = made.ok ? made.password : undefined
  const { token, user } = (await callerOf(server).post('/api/auth/login', { email, password })).json().data
  return { id: user.id, email, name: user.name, token }
}

/** Gives somebody a thing of their own. @returns its id. */
export async function makeThing(
  server: TestServer,
  { thing, when }: Pick<AboutThing, 'thing' | 'when'>,
  owner: MatrixPerson,
): Promise<string> {
  const own = callerOf(server, owner.token)
  switch (thing) {
    case 'session': {
      const player = Player.inside(server.app, owner.token)
      const id = await player.open({ pace: 10_000 })
      if (when === 'paused' || when === 'removed') await player.command(id, { kind: 'pause' })
      if (when === 'removed') await own.send('DELETE', pathOf(records.removeSession, { sessionId: id }))
      if (when === 'concluded') await conclude(server, player, id)
      return id
    }
    case 'sign-in': {
      await callerOf(server).post('/api/auth/login', { email: owner.email, password: TEST_PASSWORD })
      const { signIns } = (await own.get('/api/auth/sign-ins')).json().data
      return signIns.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id
    }
    case 'passkey': {
      const id = randomUUID()
      const kept = { credentialId: id, publicKey: Buffer.from(id), counter: 0, transports: [], name: 'Key' }
      await server.db
        .insert(passkeyCredentials)
        .values({ id, userId: owner.id, ...kept, isSynced: false, createdAt: server.clock.now() })
      return id
    }
    case 'conversation':
    case 'answer': {
      const { messageId, conversationId } = (await own.post(chat.send.path, { message: 'What is a motion?' })).json()
        .data
      if (when === 'removed') await own.send('DELETE', pathOf(chat.remove, { conversationId }))
      if (when === 'stopped') {
        await server.db.update(chatMessages).set({ status: 'stopped' }).where(eq(chatMessages.id, messageId))
      }
      return thing === 'answer' ? messageId : conversationId
    }
    case 'attachment': {
      const id = randomUUID()
      const shown = { id, name: 'paper.txt', kind: 'text', bytes: 5, length: 5, fullLength: 5 } as const
      await server.db
        .insert(chatAttachments)
        .values({ ...shown, text: 'Ports', userId: owner.id, createdAt: server.clock.now() })
      return id
    }
    case 'own-engine': {
      const body = { kind: 'gemini', model: 'gemini-x', key: 'a-key-0123456789' } as const
      return (await own.post(ownEngineCalls.add.path, body)).json().data.id
    }
    case 'paper': {
      const conversationId = await makeThing(server, { thing: 'conversation' }, owner)
      const id = randomUUID()
      const paper = { id, conversationId, messageId: null, kind: 'speech', title: 'A speech', text: 'We should act.' }
      await own.post(workingPapers.create.path, paper)
      return id
    }
    case 'project':
    case 'project-file': {
      // a document under the same id, to be put into it
      const id = await makeThing(server, { thing: 'attachment' }, owner)
      const project = { id, name: 'Spring', country: 'KEN', committee: 'UNEP', topics: ['Plastic'], instructions: '' }
      await own.post(projects.create.path, project)
      if (thing === 'project-file') await own.post(pathOf(projects.addFile, { projectId: id }), { attachmentId: id })
      if (when === 'removed') await own.send('DELETE', pathOf(projects.remove, { projectId: id }))
      return id
    }
    case 'recording':
      return makeRecording(server, owner.id)
    case 'privacy-request':
      return makePrivacyRequest(server, owner, when)
    case 'reservation': {
      const answer = await own.post(usageReservations.reserve.path, { kind: 'export', what: 'A debrief' })
      return answer.json().data.reservationId
    }
  }
}

/**
 * A deletion that waits for its confirmation, or was denied, or a copy of everything that is ready; where it is to be
 * confirmed or downloaded, the owner is verified.
 */
async function makePrivacyRequest(
  server: TestServer,
  { id: userId, token }: MatrixPerson,
  when: AboutThing['when'],
): Promise<string> {
  const id = randomUUID()
  const status = when === 'denied' ? 'denied' : 'pending'
  await server.db.insert(privacyRequests).values({
    id,
    userId,
    kind: when === 'archived' ? 'know-pieces' : 'delete-part',
    status,
    receivedAt: server.clock.now(),
  })
  if (when === 'archived') {
    await insertArchive(server.db, id, userId)
    await buildWhatIsAsked(server.dependencies)
  }
  if (when === 'verified' || when === 'archived') {
    await callerOf(server, token).post(privacy.verifyIdentity.path, { method: 'password', value: TEST_PASSWORD })
  }
  return id
}

async function makeRecording({ db, clock }: TestServer, userId: string): Promise<string> {
  const id = randomUUID()
  const createdAt = clock.now()
  const sound = { sound: Buffer.from('RIFF'), mediaType: 'audio/wav', seconds: 1, text: 'We second.' } as const
  const endsAt = new Date(createdAt.getTime() + 3_600_000)
  await db.insert(recordings).values({ id, userId, ...sound, createdAt, endsAt })
  return id
}
