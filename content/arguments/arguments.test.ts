import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SITUATIONS } from '../voices/situations.ts'

const GROUPS = [
  ...['G77', 'LDC', 'NAM', 'OIC', 'AU', 'NATO', 'BRICS', 'OPEC', 'MERCOSUR', 'CIS', 'CSTO', 'AOSIS', 'CARICOM'],
  ...['OECD', 'EU', 'ECOWAS', 'SCO', 'ASEAN', 'P5'],
] as const
/** An option this near to a state’s position is not argued against, and one this far not for. */
const [NEAR, FAR] = [0.3, 0.9]

/** A spoken text of at most so many words, without dashes. */
const text = (words: number) =>
  z.string().refine((said) => said.trim() !== '' && said.split(/\s+/).length <= words && !/ {2}|—|--/.test(said))
/** Whole sentences that can follow a verdict. */
const sentence = (words: number) => text(words).regex(/^(?!because)[A-Z0-9‘“{].*[.?!][’”]?$/is)

const Reason = z.strictObject({
  reason: sentence(34),
  source: z.string().optional(),
  groups: z.array(z.enum(GROUPS)).optional(),
})
const General = z.array(Reason).min(2)
const Options = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ title: z.string().min(3), year: z.int().min(1600).max(2026) })),
  issues: z.record(
    z.string(),
    z.strictObject({
      noun: text(8),
      options: z.record(
        z.string(),
        z.strictObject({ noun: text(16), clause: text(24), short: text(6), for: General, against: General }),
      ),
    }),
  ),
})
const Sides = z.strictObject({ for: z.array(Reason).optional(), against: z.array(Reason).optional() })
const State = z.record(
  z.string(),
  z.strictObject({
    need: sentence(30),
    options: z.record(z.string(), Sides),
    rebuttals: z.array(z.strictObject({ objection: sentence(30), answer: sentence(34) })).optional(),
  }),
)
const States = z.record(z.string(), State)
const Voice = z.strictObject({
  sheet: z.strictObject({
    who: text(60),
    speech: text(60),
    movedBy: text(60),
    irritatedBy: text(60),
    refuses: text(60),
    thanks: text(60),
    jokes: text(60),
    presses: text(60),
  }),
  lines: z.record(z.string(), z.array(sentence(30))),
})
type Side = 'for' | 'against'

/** Slots by which a line names what another slot stands for. */
const NAMED_AS: Readonly<Record<string, string>> = { target: 'you', optionit: 'option' }

const FOLDER = new URL('.', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))
const books = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => bookOf(name))

function bookOf(id: string) {
  const campaign = Campaign.parse(read(`../campaigns/${id}.json`))
  const authored = campaign.seats.map(({ country }) => country)
  const files = authored.map((country) => country.toLowerCase())
  return {
    id,
    campaign,
    authored,
    options: Options.parse(read(`${id}/options.json`)),
    crises: z.record(z.string(), text(10).regex(/^(?:the|that) /)).parse(read(`${id}/crises.json`)),
    answers: z.record(z.string(), z.array(z.string()).min(1)).parse(read(`${id}/crisis-answers.json`)),
    states: States.parse(Object.assign({}, ...files.map((file) => read(`${id}/${file}.json`)))),
    voices: files.map((file) => [file, Voice.parse(read(`../voices/${id}/${file}.json`))] as const),
  }
}

type Book = (typeof books)[number]

/** Every reason of every state, with where it stands. */
function reasonsIn({ states }: Pick<Book, 'states'>) {
  return Object.entries(states).flatMap(([country, issues]) =>
    Object.entries(issues).flatMap(([issue, { options }]) =>
      Object.entries(options).flatMap(([option, sides]) =>
        (['for', 'against'] as const).flatMap((side) =>
          (sides[side] ?? []).map((reason) => ({ country, issue, option, side, ...reason })),
        ),
      ),
    ),
  )
}

/** How far an option is from the known position of a state; undefined where none is known. */
function distance({ overrides, issues }: Campaign, where: { country: string; issue: string; option: string }) {
  const known = overrides.find(({ country, issue }) => country === where.country && issue === where.issue)
  const option = issues.find(({ id }) => id === where.issue)?.options.find(({ id }) => id === where.option)
  if (known?.position === undefined || option === undefined || known.redLines?.includes(where.option)) return undefined
  return Math.abs(known.position - option.position)
}

const isAgainstItself = (
  campaign: Campaign,
  reason: { country: string; issue: string; option: string; side: Side },
) => {
  const away = distance(campaign, reason)
  return away !== undefined && (reason.side === 'against' ? away <= NEAR : away > FAR)
}

describe.each(books)('the arguments on $id', ({ campaign, authored, options, crises, answers, states, voices }) => {
  const reasons = reasonsIn({ states })

  it('name each crisis as a part of a sentence', () => {
    expect(Object.keys(crises)).toEqual(campaign.crises.map(({ id }) => id))
  })

  it('answer a crisis by options of the issue that it is on, and never by leaving things as they are', () => {
    for (const [id, answering] of Object.entries(answers)) {
      const card = campaign.crises.find((one) => one.id === id)
      const [, ...open] = campaign.issues.find((issue) => issue.id === card?.effect.issue)?.options ?? []
      expect(
        open.map((option) => option.id),
        id,
      ).toEqual(expect.arrayContaining(answering))
    }
  })

  it('name every option, with reasons on both sides that any state may give', () => {
    for (const { id, options: wanted } of campaign.issues) {
      const found = options.issues[id]?.options ?? {}
      expect(Object.keys(found)).toEqual(wanted.map((option) => option.id))
      for (const [option, { for: pro, against }] of Object.entries(found)) {
        for (const side of [pro, against])
          expect(
            side.some(({ groups }) => groups === undefined),
            option,
          ).toBe(true)
      }
    }
  })

  it('give every seat and every alternate a need and reasons on every issue', () => {
    const seated = campaign.seats.flatMap(({ country, alternates }) => [country, ...alternates])
    expect(Object.keys(states).toSorted()).toEqual(seated.toSorted())
    for (const [country, issues] of Object.entries(states)) {
      expect(Object.keys(issues), country).toEqual(campaign.issues.map(({ id }) => id))
      for (const [issue, { options: argued, rebuttals = [] }] of Object.entries(issues)) {
        const wellArgued = Object.values(argued).flatMap((sides) => [sides.for, sides.against])
        const least = authored.includes(country) ? 2 : 1
        const where = `${country} on ${issue}`
        expect(wellArgued.filter((side = []) => side.length > 1).length, where).toBeGreaterThanOrEqual(least)
        if (least === 2) expect(rebuttals.length, where).toBeGreaterThan(0)
      }
    }
  })

  it('name options that exist and sources that are listed, and are said by one state alone', () => {
    const general = Object.values(options.issues).flatMap((issue) =>
      Object.values(issue.options).flatMap((option) => [...option.for, ...option.against]),
    )
    for (const { source } of [...reasons, ...general]) {
      if (source !== undefined) expect(Object.keys(options.sources)).toContain(source)
    }
    for (const { issue, option } of reasons) expect(Object.keys(options.issues[issue]?.options ?? {})).toContain(option)
    expect(reasons.map(({ reason }) => reason).filter((reason, at, all) => all.indexOf(reason) !== at)).toEqual([])
  })

  it('are never against what their own state stands for', () => {
    expect(reasons.filter((reason) => isAgainstItself(campaign, reason))).toEqual([])
  })

  it('know sources for well-known positions', () => {
    expect(campaign.overrides.filter(({ source }) => source !== undefined).length).toBeGreaterThanOrEqual(25)
  })

  it.each(voices)(
    '%s has lines for every situation, which name what they are about and nothing else',
    (_, { lines }) => {
      expect(Object.keys(lines).toSorted()).toEqual(Object.keys(SITUATIONS).toSorted())
      for (const [name, { least, slots, needed }] of Object.entries(SITUATIONS)) {
        expect(lines[name]?.length, name).toBeGreaterThanOrEqual(least)
        for (const line of lines[name] ?? []) {
          const used = [...line.matchAll(/\{([a-z]+)\}/g)].map(([, slot]) => NAMED_AS[slot ?? ''] ?? slot)
          expect(slots, line).toEqual(expect.arrayContaining(used))
          expect(used, line).toEqual(expect.arrayContaining([...needed]))
          // an option may be a plural
          expect(line).not.toMatch(
            /(?<!\b(?:on|with) )\{(?:option|other)\} (?:enters|comes|goes|stands|stays|takes|lies|walks|moves|becomes)\b/,
          )
          expect(line).not.toMatch(/\b(?:if|when|and|that|once|as) \{(?:option|other)\} (?:is|was|has|were)\b/)
          expect(line).not.toMatch(/\}[’']s|(^|[.?!] )\{(?!you)/)
        }
      }
    },
  )
})
