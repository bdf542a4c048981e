import '../../test-setup.ts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceSettings } from '../settings/settings.ts'
import { CommandLayer } from './CommandLayer.tsx'
import { type Command, registerCommands } from './commands.ts'
import { fuzzyFind, fuzzyScore } from './fuzzy.ts'
import { isSingleKey, shownKeys } from './keys.ts'
import { closeOverlay, openPalette, openShortcuts } from './overlays-store.ts'

const forget: (() => void)[] = []
afterEach(() => {
  act(() => {
    for (const stop of forget.splice(0)) stop()
    closeOverlay()
    deviceSettings.reset()
  })
})

function someCommands() {
  const done: string[] = []
  const command = (id: string, label: string, keys?: readonly string[]): Command => ({
    id,
    label,
    group: 'Go to',
    ...(keys === undefined ? {} : { keys }),
    run: () => void done.push(id),
  })
  const commands = [
    command('settings', 'Go to Settings', ['$mod+,']),
    command('campaigns', 'Go to Campaigns', ['$mod+3']),
    command('vote', 'Move to vote', ['v']),
  ]
  const lists = [async () => [command('climate', 'Start Climate Crisis Summit…')]]
  forget.push(registerCommands({ commands, lists, notes: [{ keys: 'Enter', label: 'Send', group: 'Session' }] }))
  return done
}

describe('keys of commands', () => {
  it('do what they say, with Control or Command', async () => {
    const done = someCommands()
    render(<CommandLayer />)
    await userEvent.keyboard('{Control>},{/Control}{Control>}3{/Control}v')
    expect(done).toEqual(['settings', 'campaigns', 'vote'])
  })

  it('work in an empty composer, which takes the focus by itself, when they carry Control', async () => {
    const done = someCommands()
    render(
      <>
        <CommandLayer />
        <textarea data-main-input aria-label="Your words" />
      </>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('{Control>},{/Control}v{Control>}3{/Control}')
    expect(done).toEqual(['settings'])
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'v')
  })

  it('work in every field where they lead from one field to another', async () => {
    const done: string[] = []
    const run = () => void done.push('composer')
    const command = { id: 'focus', label: 'Focus', group: 'Page', keys: ['$mod+k'], isInFields: true, run }
    forget.push(registerCommands({ commands: [command] }))
    render(
      <>
        <CommandLayer />
        <input type="search" aria-label="Search" />
      </>,
    )
    await userEvent.type(screen.getByRole('searchbox'), 'ports{Control>}k{/Control}')
    expect(done).toEqual(['composer'])
  })

  it('do nothing while somebody types', async () => {
    const done = someCommands()
    render(
      <>
        <CommandLayer />
        <textarea aria-label="Your words" />
      </>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('v?{Control>},{/Control}')
    expect(done).toEqual([])
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'v?')
  })

  it('do nothing over an open dialog', async () => {
    const done = someCommands()
    render(
      <>
        <CommandLayer />
        <dialog open>Leave?</dialog>
      </>,
    )
    await userEvent.keyboard('v{Control>}3{/Control}')
    expect(done).toEqual([])
  })

  it('that are single can be switched off, the others go on working', async () => {
    const done = someCommands()
    deviceSettings.change({ singleKeyShortcuts: false })
    render(<CommandLayer />)
    await userEvent.keyboard('v?{Control>}3{/Control}')
    expect(done).toEqual(['campaigns'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    { keys: '$mod+Shift+K', isMac: false, shown: ['Ctrl', 'Shift', 'K'] },
    { keys: '$mod+Shift+K', isMac: true, shown: ['⌘', '⇧', 'K'] },
    { keys: '?', isMac: true, shown: ['?'] },
  ])('$keys read $shown', ({ keys, isMac, shown }) => {
    expect(shownKeys(keys, isMac)).toEqual(shown)
    expect(isSingleKey(keys)).toBe(shown.length === 1)
  })
})

describe('the palette', () => {
  it('finds what is typed, moves by the arrows, tells a screen reader where, and does it', async () => {
    const done = someCommands()
    render(<CommandLayer />)
    act(openPalette)
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }))
    const field = palette.getByRole('combobox', { name: 'Search commands' })
    expect(document.activeElement).toBe(field)
    expect(await palette.findByRole('option', { name: 'Start Climate Crisis Summit…' })).toBeDefined()
    await userEvent.type(field, 'go to')
    expect(palette.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ])
    await userEvent.keyboard('{ArrowDown}')
    const active = palette.getAllByRole('option')[1]
    expect(field.getAttribute('aria-activedescendant')).toBe(active?.id)
    expect(palette.getByRole('status').textContent).toBe('2 commands')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(done).toHaveLength(1)
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('opens by its keys', async () => {
    render(<CommandLayer />)
    await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeDefined()
  })

  it('says when nothing is called that, and when what has to be asked for cannot be had', async () => {
    forget.push(registerCommands({ lists: [() => Promise.reject(new Error('503'))] }))
    render(<CommandLayer />)
    act(openPalette)
    expect(await screen.findByText(/could not be listed just now/)).toBeDefined()
    await userEvent.type(screen.getByRole('combobox'), 'xyz')
    expect(screen.getByText(/No matching commands/)).toBeDefined()
  })

  it('has what came, although something else that was asked for cannot be had', async () => {
    const setting = { id: 'contrast', label: 'Contrast', group: 'Settings', run: () => undefined }
    forget.push(registerCommands({ lists: [() => Promise.reject(new Error('503')), async () => [setting]] }))
    render(<CommandLayer />)
    act(openPalette)
    expect(await screen.findByText(/could not be listed just now/)).toBeDefined()
    expect(screen.getByRole('option', { name: 'Contrast' })).toBeDefined()
  })

  it('shows what is there at once, while it waits for the rest', async () => {
    const setting = { id: 'contrast', label: 'Contrast', group: 'Settings', run: () => undefined }
    forget.push(registerCommands({ lists: [() => new Promise(() => undefined), async () => [setting]] }))
    render(<CommandLayer />)
    act(openPalette)
    expect(await screen.findByRole('option', { name: 'Contrast' })).toBeDefined()
    expect(screen.getByText(/Loading campaigns and sessions/)).toBeDefined()
  })
})

describe('the sheet of keys', () => {
  it('names the keys of the view and of the page, and switches single ones off', async () => {
    someCommands()
    render(<CommandLayer />)
    act(openShortcuts)
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getByText('Move to vote')).toBeDefined()
    expect(sheet.getByText('Send')).toBeDefined()
    expect(sheet.queryByText('Start Climate Crisis Summit…')).toBeNull()
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }))
    expect(deviceSettings.store.getState().settings.singleKeyShortcuts).toBe(false)
  })
})

describe('searching', () => {
  const labels = ['Go to Campaigns', 'Go to Settings', 'Start Climate Crisis Summit…', 'Dark theme', 'Start São Tomé…']
  it.each([
    { search: 'camp', first: 'Go to Campaigns', because: 'it begins a word' },
    { search: 'ccs', first: 'Start Climate Crisis Summit…', because: 'these letters begin its words' },
    { search: 'sao', first: 'Start São Tomé…', because: 'accents do not matter' },
    { search: 'DARK', first: 'Dark theme', because: 'capitals do not matter' },
    { search: 'gtset', first: 'Go to Settings', because: 'letters may be left out' },
  ])('"$search" finds $first: $because', ({ search, first }) => {
    expect(fuzzyFind(search, labels, (label) => label)[0]).toBe(first)
  })

  it('finds by the beginnings of keywords, never by letters scattered over them', () => {
    const views = [
      { label: 'Go to Account Security', keywords: 'password 2fa two-factor' },
      { label: 'Light theme', keywords: 'colours appearance mode help-like words' },
      { label: 'Go to Help', keywords: '' },
      { label: 'Motion', keywords: 'animation reduce still' },
    ]
    const find = (search: string) =>
      fuzzyFind(
        search,
        views,
        ({ label }) => label,
        ({ keywords }) => keywords,
      ).map(({ label }) => label)
    expect(find('2fa')).toEqual(['Go to Account Security'])
    expect(find('pass')).toEqual(['Go to Account Security'])
    expect(find('coap')).toEqual([])
    // each word begins one of its own, one of the label and one of the keywords
    expect(find('reduce motion')).toEqual(['Motion'])
    expect(find('help')[0]).toBe('Go to Help')
  })

  it('finds nothing where a letter is missing', () => {
    expect(fuzzyScore('xyz', 'Go to Settings')).toBeUndefined()
  })

  it('finds every text by any of its own beginnings', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, length) => {
        const beginning = text.slice(0, 1 + (length % text.length))
        expect(fuzzyScore(beginning, text)).toBeDefined()
      }),
    )
  })
})

describe('what was said', () => {
  it('is looked for by the words after a slash, and opened', async () => {
    const opened: string[] = []
    const asked: string[] = []
    const finders = [
      async (words: string) => {
        asked.push(words)
        return words === 'tuna'
          ? [{ id: 'hit', label: 'Fisheries: Protect tuna.', group: 'Chats', run: () => void opened.push('hit') }]
          : []
      },
    ]
    forget.push(registerCommands({ finders }))
    render(<CommandLayer />)
    act(openPalette)
    const field = await screen.findByRole('combobox', { name: 'Search commands' })
    await userEvent.type(field, '/')
    expect(screen.getByRole('status').textContent).toBe(
      'Type what was said in a chat, a voice conversation or a campaign.',
    )
    await userEvent.type(field, 'tuna')
    expect(await screen.findByRole('option', { name: 'Fisheries: Protect tuna.' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('1 place found')
    await userEvent.keyboard('{Enter}')
    expect(opened).toEqual(['hit'])
    expect(asked.at(-1)).toBe('tuna')
  })

  it('is said to be unfound, and a search that fails is told', async () => {
    const finders = [
      async (words: string): Promise<readonly Command[]> => {
        if (words === 'bad') throw new Error('no server')
        return []
      },
    ]
    forget.push(registerCommands({ finders }))
    render(<CommandLayer />)
    act(openPalette)
    const field = await screen.findByRole('combobox', { name: 'Search commands' })
    await userEvent.type(field, '/none')
    expect(await screen.findByText('Nothing was said with these words.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, '/bad')
    expect(await screen.findByText('The search did not work. Try it again in a moment.')).toBeDefined()
  })
})
