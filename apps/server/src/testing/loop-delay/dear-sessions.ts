import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SessionDetail, type StartSession, successReply } from '@placard/contract'
import type { Stage, StagePerson } from './stage.ts'

const SESSIONS = '/api/sessions/campaign'
/** An hour of committee goes by in some seconds. */
const PACE = 600

/** What a person may say again and again. */
const SAYINGS = [
  'We thank the distinguished delegates and look forward to their views.',
  'Our first concern is verification, because trust must rest on inspections.',
  'Could the delegate of China explain its position on enrichment?',
  'We support the proposal before us and ask others to join it.',
]

/** Opens a session. @returns its id. */
export async function openSession(stage: Stage, token: string, input: StartSession): Promise<string> {
  const answer = await stage.ask('POST', SESSIONS, { token, body: { country: 'KEN', seed: 7, pace: 1, ...input } })
  return successReply(SessionDetail).parse(JSON.parse(answer)).data.session.id
}

const played = new WeakMap<Stage, Promise<string>>()

/** The longest session there is on a stage: of the largest campaign, with somebody who speaks all the time. @returns its id. */
export function longSession(stage: Stage): Promise<string> {
  const known = played.get(stage) ?? playLong(stage)
  played.set(stage, known)
  return known
}

async function playLong(stage: Stage): Promise<string> {
  const { token } = await stage.person()
  const id = await openSession(stage, token, { campaignId: 'nuclear-non-proliferation', pace: PACE })
  for (let said = 0; !(await isConcluded(stage, id)); said++) {
    const body = { kind: 'say', text: SAYINGS[said % SAYINGS.length] }
    await stage.send('POST', `${SESSIONS}/:sessionId/commands`, { token, parameter: id, body })
    await delay(20)
  }
  return id
}

async function isConcluded({ db }: Stage, id: string): Promise<boolean> {
  const { rows } = await db.query<{ status: string }>('select status from sessions where id = $1', [id])
  return rows[0]?.status === 'concluded'
}

/** Puts the same session up once more, as somebody else's own. @returns its id. */
export async function sameFor({ db }: Stage, sessionId: string, { id: userId }: StagePerson): Promise<string> {
  const copy = randomUUID()
  const seat = await db.query<{ seat: string }>('select seat from session_people where session_id = $1', [sessionId])
  await db.query(
    `insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', $2::text, 'owner_id', $3::text))).*
     from sessions s where id = $1`,
    [sessionId, copy, userId],
  )
  await db.query('insert into session_people (session_id, person_id, seat) values ($1, $2, $3)', [
    copy,
    userId,
    seat.rows[0]?.seat,
  ])
  await db.query(
    'insert into session_events (session_id, seq, event, at) select $2::uuid, seq, event, at from session_events where session_id = $1',
    [sessionId, copy],
  )
  return copy
}
