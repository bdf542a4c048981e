import { shippedPacks } from '@placard/content/procedure/packs.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDraft, showSession } from './testing/show-session.tsx'

const underAPack = () => showSession({ prepare: aDraft, procedures: shippedPacks })

describe('the rules of procedure in the hall', () => {
  it('let the player move for a caucus by a press, and show it until it ends', async () => {
    const { person, until } = await underAPack()
    const acts = within(screen.getByRole('list', { name: 'What can I do now' }))
    await person.click(acts.getByRole('button', { name: /^Unmoderated caucus/ }))
    const order = within(await screen.findByRole('region', { name: 'Order of business' }))
    expect(order.getByText(/^Kenya moves: an unmoderated caucus, 5 minutes$/)).toBeDefined()
    expect(order.getByText('Needs a second')).toBeDefined()
    await act(() => until(({ motion }) => motion === undefined))
    const view = await act(() => until(() => true))
    expect(view.procedure?.caucus?.as).toBe('unmoderated')
    expect(
      within(screen.getByRole('region', { name: 'Order of business' })).getByText('Unmoderated caucus'),
    ).toBeDefined()
    await act(() => until(({ procedure }) => procedure?.caucus === undefined))
    expect(screen.queryByRole('region', { name: 'Order of business' })).toBeNull()
  })

  it('show whose turn it is in a moderated caucus, and call the player who asks for the floor', async () => {
    const { person, until } = await underAPack()
    const acts = within(screen.getByRole('list', { name: 'What can I do now' }))
    await person.click(acts.getByRole('button', { name: /^Moderated caucus/ }))
    await act(() => until(({ procedure }) => procedure?.caucus?.turn?.seat !== undefined))
    const order = within(screen.getByRole('region', { name: 'Order of business' }))
    expect(order.getByText(/ has the floor$/)).toBeDefined()
    expect(order.getByText('60 seconds each')).toBeDefined()
    expect(screen.getByText(/request the floor, and the chair will call on you/)).toBeDefined()
    await person.click(order.getByRole('button', { name: 'Raise your placard' }))
    await act(() => until(({ procedure, you }) => procedure?.caucus?.turn?.seat === you))
    expect(order.getByText(/^You have the floor: begin within/)).toBeDefined()
  })

  it('tell the chair\u2019s ruling with its reason', async () => {
    const { person } = await underAPack()
    const acts = within(screen.getByRole('list', { name: 'What can I do now' }))
    await person.click(acts.getByRole('button', { name: /^Point of order/ }))
    expect((await screen.findAllByText(/^Not well taken: no rule was broken/)).length).toBeGreaterThan(0)
    expect(await acts.findByRole('button', { name: /^Appeal the ruling/ })).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Chair' }))
    const drawer = within(await screen.findByRole('dialog', { name: /^Delegates/ }))
    expect(drawer.getByText(/^Keeps order, without a vote/)).toBeDefined()
    expect(drawer.getByText(/^Not well taken: no rule was broken before Kenya rose/)).toBeDefined()
  })

  it('poll the room, and say that it binds nobody', async () => {
    const { person, until } = await underAPack()
    const acts = within(screen.getByRole('list', { name: 'What can I do now' }))
    await person.click(acts.getByRole('button', { name: /^Straw poll/ }))
    const vote = within(await screen.findByRole('region', { name: 'Show of placards' }))
    expect(vote.getByText('A non-binding straw poll')).toBeDefined()
    await person.click(vote.getByRole('button', { name: 'In favour' }))
    await act(() => until((view) => view.vote === undefined))
    expect((await screen.findAllByText(/The poll is not binding\.$/)).length).toBeGreaterThan(0)
  })
})
