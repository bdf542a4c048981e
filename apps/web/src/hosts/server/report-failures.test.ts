import { CONSENT_PURPOSES, clientErrors, privacy } from '@placard/contract'
import '../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { createApiClient } from '../../client/api/client.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { reportOf, sendReport } from './report-failures.ts'

describe('what is told of a failure', () => {
  it('is where it happened, not what is on the page', () => {
    navigate({ kind: 'chat' })
    const error = new Error('x'.repeat(900))
    error.stack = `Error: what a person wrote\nand more of it\n    at speak (/assets/a.js:1:2)\n    at b`
    const report = reportOf(error, 'view')
    expect(report.stack).toBe('    at speak (/assets/a.js:1:2)\n    at b')
    expect(report.message).toHaveLength(500)
    expect(report.view).toBe('chat')
  })

  it('names the request it came from', () => {
    const problem = { success: false, error: 'No', code: 'internal-error', requestId: 'r-1' } as const
    expect(reportOf(new ApiError('refused', 'No', { status: 500, problem }), 'panel').requestId).toBe('r-1')
  })
})

describe('a report', () => {
  /** A server that knows whether somebody consented, and what it was sent. */
  function aServer(isGranted: boolean) {
    const asked: string[] = []
    const [first] = CONSENT_PURPOSES
    const consent = { decidedAt: null, method: null, textVersion: null, isOffered: true }
    const consents = [{ ...consent, purpose: first, isGranted }]
    const answers: Readonly<Record<string, unknown>> = {
      [privacy.consents.path]: { consents, history: [] },
      [clientErrors.report.path]: { requestId: 'r-1' },
    }
    const call = createApiClient({
      async transport({ path }) {
        asked.push(path)
        return { status: 200, statusText: 'OK', body: { success: true, data: answers[path] } }
      },
      newKey: () => 'key',
      random: () => 0,
      wait: async () => undefined,
    })
    return { call, asked }
  }

  it.each([
    { isGranted: true, id: 'r-1', sent: [privacy.consents.path, clientErrors.report.path] },
    { isGranted: false, id: undefined, sent: [privacy.consents.path] },
  ])('leaves the page only with consent ($isGranted)', async ({ isGranted, id, sent }) => {
    const { call, asked } = aServer(isGranted)
    expect(await sendReport(new Error('no seat'), 'view', call)).toBe(id)
    expect(asked).toEqual(sent)
  })
})
