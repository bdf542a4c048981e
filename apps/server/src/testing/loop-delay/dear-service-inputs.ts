import { randomUUID } from 'node:crypto'
import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingEntry, successReply } from '@placard/contract'
import * as z from 'zod/mini'
import { asAnyone, asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import type { DearRequest, Stage } from './stage.ts'

const Reserved = successReply(z.object({ reservationId: z.string() }))
const ANNOUNCEMENTS = 200
const LONG_NEWS = {
  title: 't'.repeat(120),
  content: 'c'.repeat(2_000),
  type: 'info',
  priority: 'low',
} as const

/** Requests of an administrator, after something was put up. */
function asAdministrator(what: string, make: (stage: Stage) => Promise<DearRequest> = async () => ({})): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.administrator()
      return async () => ({ token, ...(await make(stage)) })
    },
  }
}

/** Failures of the page of somebody who has consented to their report. */
function consenting(what: string, body: object): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      const decision = { isGranted: true, textVersion: '1' }
      await stage.ask('PUT', '/api/privacy/consents/data-collection', { token, body: decision })
      return async () => ({ token, body })
    },
  }
}

/** @returns the id of one of them. */
async function manyAnnouncements({ db }: Stage): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into announcements (id, title, content, type, priority, is_pinned, is_active, target_audience, created_at, updated_at)
     select gen_random_uuid(), repeat('t', 120), repeat('c', 2000), 'info', 'low', false, true, 'all', now(), now()
     from generate_series(1, greatest(1, $1 - (select count(*) from announcements))) returning id`,
    [ANNOUNCEMENTS],
  )
  return rows[0]?.id ?? ''
}

async function fullAudit(stage: Stage): Promise<DearRequest> {
  const { id } = await stage.administrator()
  await stage.db.query(
    `insert into input_audit (at, user_id, input, threat_level, threats, action)
     select now(), $1, repeat('<', 100), 'high', '["script","markup","encoding"]', 'BLOCKED' from generate_series(1, 1000)`,
    [id],
  )
  return {}
}

async function muchUsage(stage: Stage): Promise<DearRequest> {
  const { id } = await stage.administrator()
  await stage.db.query(
    `insert into language_usage (user_id, day, use, rung, model, requests, estimated_requests, input_tokens, output_tokens)
     select $1, to_char(current_date - d, 'YYYY-MM-DD'), 'use ' || u, 'gemini', 'model ' || m, 9, 9, 9, 9
     from generate_series(0, 29) d, generate_series(1, 8) u, generate_series(1, 3) m on conflict do nothing`,
    [id],
  )
  return {}
}

async function muchPlayed({ db }: Stage): Promise<DearRequest> {
  await db.query(
    `insert into played_campaigns (id, step, campaign_id, difficulty, language, week, result, minutes)
     select gen_random_uuid(), 'finished', 'campaign-' || n % 200, 'expert', 'en', '2026-W' || 10 + n % 40, 'stalemate', n % 12
     from generate_series(1, greatest(1, 50000 - (select count(*) from played_campaigns))) n`,
  )
  return {}
}

function reservation(what: string): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      return async () => {
        const body = { kind: 'export', what: 'w'.repeat(120) }
        const answer = await stage.ask('POST', '/api/subscriptions/usage/reservations', { token, body })
        return { token, parameter: Reserved.parse(JSON.parse(answer)).data.reservationId }
      }
    },
  }
}

/** Every setting, and as many again as a call may carry. */
function settings(): readonly SettingEntry[] {
  const at = Date.now() - 1_000
  return Array.from({ length: 64 }, (_, index) => {
    const name = SETTING_NAMES[index % SETTING_NAMES.length] ?? 'theme'
    return { name, value: DEFAULT_SETTINGS[name], at: at + index, device: randomUUID() }
  })
}

/** Nothing can be paid on the server that is measured: these end before the payment service is asked. */
const NOT_SOLD = [200, 404, 409, 422, 503] as const

/** Probes, news, settings, plans and what administrators see. */
export const DEAR_SERVICE_INPUTS: DearInputs = {
  'GET /healthz': [asAnyone('anybody')],
  'GET /readyz': [asAnyone('anybody')],
  'GET /api/openapi.json': [asAnyone('the whole description')],
  'GET /api/status': [asAnyone('anybody')],
  'POST /api/client-errors': [
    consenting('a stack of full length, full of what is taken out', {
      kind: 'view',
      name: 'E'.repeat(100),
      message: 'a@b.c '.repeat(80),
      view: 'v',
      stack: `${'token=a eyJa.b.c sk_abcdefgh "'.repeat(40)}${'a1-_'.repeat(600)}`,
    }),
    consenting('a stack that is one word', {
      kind: 'view',
      name: 'E',
      message: '',
      view: 'v',
      stack: 'a'.repeat(4_000),
    }),
  ],
  'GET /api/announcements': [
    {
      what: `${ANNOUNCEMENTS} announcements of full length`,
      prepare: async (stage) => {
        await manyAnnouncements(stage)
        return async () => ({})
      },
    },
  ],
  'GET /api/admin/announcements': [
    asAdministrator(`${ANNOUNCEMENTS} announcements of full length`, async (stage) => {
      await manyAnnouncements(stage)
      return {}
    }),
  ],
  'POST /api/admin/announcements': [asAdministrator('texts of full length', async () => ({ body: LONG_NEWS }))],
  'PATCH /api/admin/announcements/:announcementId': [
    asAdministrator('texts of full length', async (stage) => ({
      parameter: await manyAnnouncements(stage),
      body: LONG_NEWS,
    })),
  ],
  'DELETE /api/admin/announcements/:announcementId': [
    asAdministrator('one of many', async (stage) => ({ parameter: await manyAnnouncements(stage) })),
  ],
  'GET /api/admin/analytics': [asAdministrator('much that was played', muchPlayed)],
  'GET /api/admin/engines': [asAdministrator('every model there can be')],
  'PUT /api/admin/engines/:engine': [
    asAdministrator('a decision as it is', async () => ({ parameter: 'own', body: { isAllowed: true } })),
  ],
  'GET /api/admin/quick-stats': [asAdministrator('anybody')],
  'GET /api/admin/input-audit': [asAdministrator('a thousand inputs', fullAudit)],
  'GET /api/admin/language-usage': [asAdministrator('720 rows of thirty days', muchUsage)],
  'GET /api/settings': [
    {
      what: 'every setting settled',
      prepare: async (stage) => {
        const { token } = await stage.person()
        await stage.ask('PUT', '/api/settings', { token, body: { entries: settings() } })
        return async () => ({ token })
      },
    },
  ],
  'PUT /api/settings': [
    {
      what: 'as many entries as there may be',
      prepare: async (stage) => {
        const { token } = await stage.person()
        return async () => ({ token, body: { entries: settings() } })
      },
    },
  ],
  'GET /api/subscriptions/current': [asPerson('anybody')],
  'GET /api/subscriptions/plans': [asPerson('anybody')],
  'POST /api/subscriptions/checkout': [asPerson('a plan', { body: { tier: 'PRO', annual: true } }, NOT_SOLD)],
  'POST /api/subscriptions/cancel': [asPerson('a plan', { body: { immediate: true } }, NOT_SOLD)],
  'POST /api/subscriptions/reactivate': [asPerson('a plan', {}, NOT_SOLD)],
  'POST /api/subscriptions/payment-method': [asPerson('a plan', { body: {} }, NOT_SOLD)],
  'GET /api/subscriptions/usage': [asPerson('anybody')],
  'POST /api/subscriptions/webhook': [
    asAnyone(
      'four million bytes nobody signed',
      {
        body: Buffer.alloc(4_000_000, 'a'),
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a' },
      },
      [400, 401, 404],
    ),
  ],
  'POST /api/subscriptions/usage/reservations': [
    asPerson('a title of full length', { body: { kind: 'export', what: 'w'.repeat(120) } }),
  ],
  'POST /api/subscriptions/usage/reservations/:reservationId/settle': [reservation('one just made')],
  'POST /api/subscriptions/usage/reservations/:reservationId/release': [reservation('one just made')],
}
