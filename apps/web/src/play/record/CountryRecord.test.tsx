import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CountryRecord } from './CountryRecord.tsx'

async function open(iso3: string, countryName: string, topic?: string) {
  const person = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CountryRecord iso3={iso3} countryName={countryName} others={['USA', 'KEN', 'NOR']} topic={topic} />
    </QueryClientProvider>,
  )
  await person.click(screen.getByRole('button', { name: 'Show the votes behind it' }))
  const record = await screen.findByRole('region', { name: `Where ${countryName} stands in the Assembly` })
  return { person, record: within(record) }
}

const votesIn = (record: ReturnType<typeof within>) =>
  within(record.getByRole('list', { name: /^Votes of / })).getAllByRole('listitem')

describe('the votes behind a stance', () => {
  it('are fetched only when asked for, and hidden again', async () => {
    const { person } = await open('USA', 'United States')
    const button = screen.getByRole('button', { name: 'Hide the votes' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await person.click(button)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('name date, resolution and title, the country’s own vote and the world’s', async () => {
    const { person, record } = await open('USA', 'United States', 'hr')
    while (record.queryByText('Resolution 74/136', { exact: false }) === null) {
      await person.click(record.getByRole('button', { name: /^Show \d+ more$/ }))
    }
    const vote = votesIn(record).find((line) => /Resolution 74\/136/.test(line.textContent ?? ''))
    expect(vote?.textContent).toContain('18 Dec 2019')
    expect(vote?.textContent).toContain('Against')
    expect(vote?.textContent).toContain('The world: 133 in favour, 2 against, 52 abstained')
  })

  it('begin with the campaign’s subject and change with the subject chosen', async () => {
    const { person, record } = await open('KEN', 'Kenya', 'hr')
    const subject = record.getByLabelText('Subject')
    expect(within(subject).getByRole('option', { selected: true }).textContent).toBe('Human rights')
    const before = votesIn(record)[0]?.textContent
    expect(record.getByText(/^Its stance on this subject: −0\.\d\d$/)).toBeDefined()
    await person.selectOptions(subject, 'Palestinian conflict')
    expect(votesIn(record)[0]?.textContent).not.toBe(before)
    await person.selectOptions(subject, 'All subjects')
    expect(record.queryByText(/^Its stance on this subject/)).toBeNull()
  })

  it('can be narrowed to those where most did otherwise', async () => {
    const { person, record } = await open('USA', 'United States', 'me')
    await person.click(record.getByRole('button', { name: 'Apart from most' }))
    for (const line of votesIn(record)) expect(line.textContent).toMatch(/Against|Abstained/)
  })

  it('say so where a country has none', async () => {
    const { record } = await open('XXX', 'Atlantis')
    expect(record.getByText('No recorded votes of Atlantis')).toBeDefined()
    expect(record.queryByRole('list', { name: /^Votes of / })).toBeNull()
  })

  it('name their source and its licence', async () => {
    const { record } = await open('KEN', 'Kenya')
    expect(record.getByText(/Voeten, United Nations General Assembly Voting Data.*\(CC0 1\.0\)/)).toBeDefined()
  })
})

describe('the distance to the others', () => {
  it('is a list from the nearest on, without the country itself', async () => {
    const { record } = await open('NOR', 'Norway')
    const lines = within(record.getByRole('list', { name: 'The delegations in the room' })).getAllByRole('listitem')
    expect(lines).toHaveLength(2)
    const distances = lines.map((line) => Number(/\d\.\d\d/.exec(line.textContent ?? '')?.[0]))
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(lines[0]?.textContent).toMatch(/voted alike in \d+ of 100 contested votes/)
  })

  it('is on the map, where choosing a state says how often the two voted alike', async () => {
    const { person, record } = await open('NOR', 'Norway')
    expect(await record.findByRole('option', { name: /^Denmark: Close \(0\.\d\d\)$/ })).toBeDefined()
    await person.click(record.getByRole('option', { name: /^Iceland: / }))
    expect(record.getByRole('status').textContent).toMatch(/^Iceland: voted alike in 9\d of 100/)
  })

  it('says the same in a table', async () => {
    const { person, record } = await open('NOR', 'Norway')
    await person.click(await record.findByRole('button', { name: 'View as table' }))
    const table = record.getByRole('table', { name: 'Distance of the member states from Norway' })
    expect(within(table).getAllByRole('row')).toHaveLength(193)
  })
})
