import '../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { reportOf } from './report-failures.ts'

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
