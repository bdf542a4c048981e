import { describe, expect, it } from 'vitest'
import { dayName, momentText, timeOfDay } from './zoned-dates.ts'

const at = (text: string) => Date.parse(text)

describe('a day by its name', () => {
  it.each([
    {
      said: '2026-11-27T20:00:00Z',
      now: '2026-11-27T23:00:00Z',
      zone: 'UTC',
      name: 'Today',
      because: 'it is the same day',
    },
    {
      said: '2026-11-27T20:00:00Z',
      now: '2026-11-27T23:00:00Z',
      zone: 'Asia/Tokyo',
      name: 'Today',
      because: 'it is tomorrow already for both',
    },
    {
      said: '2026-11-27T14:30:00Z',
      now: '2026-11-27T15:30:00Z',
      zone: 'Asia/Tokyo',
      name: 'Yesterday',
      because: 'midnight lies between',
    },
    {
      said: '2026-11-28T02:00:00Z',
      now: '2026-11-28T06:00:00Z',
      zone: 'America/New_York',
      name: 'Yesterday',
      because: 'it was evening there',
    },
    {
      said: '2026-03-28T12:00:00Z',
      now: '2026-03-29T22:30:00Z',
      zone: 'Europe/Berlin',
      name: 'Saturday, 28 March 2026',
      because: 'the day between had 23 hours',
    },
    {
      said: '2026-11-23T12:00:00Z',
      now: '2026-11-27T12:00:00Z',
      zone: 'UTC',
      name: 'Monday, 23 November 2026',
      because: 'older days have dates',
    },
    {
      said: '2026-11-28T12:00:00Z',
      now: '2026-11-27T12:00:00Z',
      zone: 'UTC',
      name: 'Saturday, 28 November 2026',
      because: 'a clock may be behind',
    },
  ])('is $name for $said in $zone, because $because', ({ said, now, zone, name }) => {
    expect(dayName(said, zone, at(now))).toBe(name)
  })
})

describe('a date that cannot be formatted', () => {
  it.each([
    { said: undefined, text: 'Unknown date' },
    { said: null, text: 'Unknown date' },
    { said: '', text: 'Unknown date' },
    { said: 'soon', text: 'Invalid date' },
    { said: '2026-13-45T00:00:00Z', text: 'Invalid date' },
  ])('is said to be so: $said is “$text”', ({ said, text }) => {
    expect([dayName(said, 'UTC', 0), timeOfDay(said, 'UTC'), momentText(said, 'UTC')]).toEqual([text, text, text])
  })
})

it('a moment has the time of its zone', () => {
  expect(momentText('2026-11-27T23:57:00Z', 'Asia/Tokyo')).toBe('28 November 2026 at 08:57')
  expect(timeOfDay('2026-11-27T23:57:00Z', 'Asia/Tokyo')).toBe('08:57')
})
