import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DATA_MAP } from '../database/data-map.ts'
import { privacyDocument } from './privacy-document.ts'

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/privacy.md')

describe('the page for whoever runs a server', () => {
  it('is printed in docs/privacy.md as it is now: node scripts/docs/privacy.ts', async () => {
    expect(await readFile(DOCUMENT, 'utf8')).toBe(privacyDocument())
  })

  it('names every table, and every variable that connects a service', () => {
    const page = privacyDocument()
    expect(Object.keys(DATA_MAP).filter((table) => !page.includes(`\`${table}\``))).toEqual([])
    for (const variable of [
      'GEMINI_API_KEY',
      'ANTHROPIC_API_KEY',
      'GEMINI_LIVE_MODEL',
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
    ]) {
      expect(page).toContain(`\`${variable}\``)
    }
  })
})
