import type { SessionDetail } from '@placard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gatewayTo } from '../room/testing/gateway-to.ts'
import { anAdoptedSession, climateSummit, unopposed } from '../room/testing/recorded-session.ts'
import { stepsOf } from './deal-space.ts'
import { open } from './testing/show-debrief.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))

let played: SessionDetail
beforeAll(async () => {
  played = await anAdoptedSession()
})
beforeEach(() => window.history.replaceState(null, '', '/sessions/a-session/debrief'))

describe('the parts of a debrief', () => {
  it('steps through the way of the draft, a place at a time', async () => {
    const person = userEvent.setup()
    open(gatewayTo(played))
    const plot = within(await screen.findByRole('region', { name: 'What could have been agreed' }))
    const count = stepsOf(played.debrief?.path ?? []).length
    expect(count).toBeGreaterThan(1)
    expect(plot.getByRole('status').textContent).toBe(`The draft moved in ${count} steps.`)
    await person.click(plot.getByRole('button', { name: 'Next step' }))
    expect(plot.getByRole('status').textContent).toMatch(new RegExp(`^Step 1 of ${count}, `))
    await person.click(plot.getByRole('button', { name: 'Step before' }))
    expect(plot.getByRole('status').textContent).toMatch(new RegExp(`^Step ${count} of ${count}, `))
  })

  it('tells how other committees settle it', async () => {
    open(gatewayTo(played))
    const bargain = climateSummit.expectedDeal?.bargain ?? ''
    expect((await screen.findByText(bargain, { exact: false })).textContent).toContain(bargain)
  })

  it('shows the final vote name by name, and what became of every promise', async () => {
    open(gatewayTo(played))
    await screen.findByRole('heading', { level: 1 })
    expect(region('The final vote').getByText('Adopted')).toBeDefined()
    expect(within(region('The final vote').getByRole('list')).getAllByRole('listitem')).toHaveLength(7)
    const promises = region('Promises and threats')
    const all = promises.queryByRole('button', { name: `Show all ${played.view.commitments.length}` })
    if (all) await userEvent.setup().click(all)
    expect(promises.getAllByRole('listitem')).toHaveLength(played.view.commitments.length)
  })

  it('says of a text adopted by consensus that nobody objected, and asks no votes of it', async () => {
    open(gatewayTo({ ...played, view: { ...played.view, votes: [unopposed(played.view)] } }))
    await screen.findByRole('heading', { level: 1 })
    const vote = region('The final vote')
    expect(vote.getByText('Adopted without a vote')).toBeDefined()
    expect(vote.getByText('The chair asked for objections, and there were none.')).toBeDefined()
    expect(vote.getByText('No objection 6')).toBeDefined()
    expect(vote.queryByText(/in favour/i)).toBeNull()
    expect(
      region('How the score was calculated').getByText(/^Nobody objected to the text, so there is no/),
    ).toBeDefined()
  })

  it('links every moment to its line in the record, also when the record hides it', async () => {
    const person = userEvent.setup()
    open(gatewayTo(played))
    const moments = await screen.findByRole('region', { name: 'Moments that mattered' })
    await person.click(screen.getByRole('button', { name: 'Speeches' }))
    const links = within(moments).getAllByRole('link')
    expect(links).toHaveLength(played.debrief?.moments.length ?? 0)
    const addresses = played.entries.map(({ seq }) => `#line-${seq}`)
    for (const link of links) expect(addresses).toContain(link.getAttribute('href'))
    await person.click(links[0] ?? document.body)
    expect(await screen.findByRole('button', { name: 'Everything', pressed: true })).toBeDefined()
  })

  it('keeps the whole record and filters it', async () => {
    const person = userEvent.setup()
    open(gatewayTo(played))
    const record = within(await screen.findByRole('region', { name: 'The record' }))
    expect(record.getByText(`${played.entries.length} entries`)).toBeDefined()
    const lines = record.getByRole('region', { name: 'Transcript' })
    expect(within(lines).getAllByRole('article').length).toBeLessThan(played.entries.length)
    await person.click(record.getByRole('button', { name: 'What changed the text' }))
    const changes = played.entries.filter(
      ({ kind, detail }) => kind === 'clause' || (kind === 'draft' && detail === 'introduced'),
    )
    expect(record.getByText(`${changes.length} entries`)).toBeDefined()
    for (const line of record.getAllByRole('article')) expect(within(line).getByText('Changed the text')).toBeDefined()
  })
})
