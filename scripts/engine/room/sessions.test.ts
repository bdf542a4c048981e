import { beforeAll, describe, expect, it } from 'vitest'
import { plain } from './plain.ts'
import { foundIn } from './sessions.ts'
import { type Saying, type SpokenSession, spokenSession } from './spoken-session.ts'

/** A session of the trade mediation in which nobody but delegates speaks. */
const NUMBER = 4
/** A session of the aid talks in which offers are declined. */
const DECLINING = 5

let session: SpokenSession
beforeAll(async () => {
  session = await spokenSession(NUMBER)
})

/** The session with other words in the place of a delegate's speech of that kind. */
function saidInstead(words: string, isPlace: (saying: Saying) => boolean, within = session): SpokenSession {
  const at = within.sayings.findIndex((saying) => saying.isDelegate && isPlace(saying))
  const saying = within.sayings[at]
  if (saying === undefined) throw new RangeError('no such speech')
  return { ...within, sayings: within.sayings.with(at, { ...saying, words }) }
}

const kinds = (faults: readonly { readonly kind: string }[]) => faults.map(({ kind }) => kind)
const isOpening = ({ act }: Saying) => act.kind === 'explain' && act.answer === undefined

describe('a listener to whole sessions', () => {
  it.each([
    ['The draft is not ready.', 'a text on the floor'],
    ['As we said, cotton comes first.', 'said before'],
    ['Thank you for your support, colleagues.', 'thanks for support'],
    ['Thank you for asking, Benin.', 'thanks for a question'],
    ['At 0:01 you told us so.', 'a speech of theirs'],
    ['You promised us a court.', 'a promise to us'],
    ['You declined our offer.', 'an offer of ours'],
    ['We abstained, and this is why.', 'our vote'],
    ['We have already given enough.', 'what we gave'],
    ['Nobody listened at 59:59.', 'a time'],
  ])('notices that %j presupposes %s', (words, kind) => {
    const found = foundIn(saidInstead(words, isOpening))
    expect(kinds(found.presuppositions)).toContain(kind)
  })

  it('knows that an offer asks for something, and that other acts do not', async () => {
    const declining = await spokenSession(DECLINING)
    const words = 'We heard what you offer. It does not outweigh what you ask.'
    const asks = (kind: string) =>
      kinds(foundIn(saidInstead(words, ({ act }) => act.kind === kind, declining)).presuppositions).includes(
        'thanks for a question',
      )
    expect(asks('decline')).toBe(false)
    expect(asks('support')).toBe(true)
  })

  it('knows that a placard raised before is raised again, and that nobody repeats what it never did', () => {
    const { issue, option } = { issue: 0, option: 1 }
    const noun = Object.values(session.book?.issues[session.issues[issue]?.id ?? '']?.options ?? {})[option]?.noun
    const at = session.sayings.findIndex(({ isDelegate, seq }) => isDelegate && seq > 40)
    const saying = session.sayings[at]
    if (saying === undefined) throw new RangeError('nobody speaks')
    const act = { kind: 'support', change: { issue, option } } as const
    const sayings = [{ ...saying, act, words: `We are for ${noun} again.` }]
    const [put, met] = [
      {
        kind: 'proposal-put',
        proposal: 'p0',
        draft: 'd0',
        by: 'ken',
        partner: undefined,
        changes: [act.change],
        at: 1,
        now: 1,
      },
      { kind: 'proposal-met', proposal: 'p0', seat: saying.seat, reaction: 'welcome', regard: 0, at: 1, now: 1 },
    ] as const
    const spoken = (events: SpokenSession['events']) =>
      kinds(foundIn({ ...session, events: [...events, ...session.events.slice(0, 30)], sayings }).presuppositions)
    expect(spoken([put, met])).not.toContain('again')
    expect(spoken([put])).toContain('again')
  })

  it('notices an option taken up that was refused before, while nothing happened between', () => {
    const own = session.sayings.filter(({ seat, act }) => seat === 'deu' && act.kind === 'oppose')
    const [first, second] = own
    const option = session.book?.issues['farm-support']?.options['permanent-stockholding']?.noun ?? ''
    if (!first || !second) throw new RangeError('nobody spoke against anything')
    const sayings = [
      { ...first, words: `We are against ${option}.` },
      {
        ...second,
        seq: first.seq + 1,
        act: { kind: 'support', change: { issue: 1, option: 3 } },
        words: `We support ${option}.`,
      },
    ] as const
    expect(kinds(foundIn({ ...session, sayings }).contradictions)).toContain('sides changed')
  })

  it('notices a second matter that comes first', () => {
    const own = session.sayings.filter(({ seat }) => seat === 'usa').slice(0, 2)
    const nouns = Object.values(session.book?.issues ?? {}).map(({ noun }) => noun)
    const sayings = own.map((saying, index) => ({
      ...saying,
      seq: 2 + index,
      words: `What matters most is ${nouns[index]}.`,
    }))
    expect(kinds(foundIn({ ...session, sayings }).contradictions)).toContain('two matters come first')
  })

  it('notices a delegation that speaks against its own draft, unless it says what changed', () => {
    const introduced = session.events.find(({ kind }) => kind === 'draft-introduced')
    if (introduced?.kind !== 'draft-introduced') throw new RangeError('no draft')
    const issue = introduced.deal.findIndex((option) => option > 0)
    const option = session.issues[issue]?.options[introduced.deal[issue] ?? 0]
    const noun = session.book?.issues[session.issues[issue]?.id ?? '']?.options[option?.id ?? '']?.noun
    const since = session.events.indexOf(introduced)
    const isLater = ({ seat, seq, act }: Saying) =>
      seat === introduced.by && seq > since && (act.kind === 'oppose' || act.kind === 'support')
    const against = foundIn(saidInstead(`We oppose ${noun}.`, isLater)).selfOppositions
    const explained = foundIn(
      saidInstead(`We oppose ${noun}. It was ours, and the text has changed.`, isLater),
    ).selfOppositions
    expect(against.length).toBe(explained.length + 1)
  })

  it('counts a speech as reasoned and as referring only when its words are', () => {
    const place = (saying: Saying) => saying.act.kind === 'sponsor'
    const [bare, told] = [
      foundIn(saidInstead('We like it.', place)),
      foundIn(saidInstead('We like it, as 30 states did.', place)),
    ]
    expect(bare.bare.length).toBe(told.bare.length + 1)
    const recalling = foundIn(saidInstead('Indonesia asked for this, and we like it.', place))
    expect(bare.unrelated.length).toBe(recalling.unrelated.length + 1)
  })

  it('notices a crisis that nobody names', () => {
    const titles = session.crises.map(({ title }) => plain(title))
    const sayings = session.sayings.map((saying) =>
      titles.some((title) => plain(saying.words).includes(title))
        ? { ...saying, words: 'We speak of something else.' }
        : saying,
    )
    const { crises } = foundIn({ ...session, sayings })
    expect(crises.all).toBeGreaterThan(0)
    expect(crises.faults).toHaveLength(crises.all)
  })

  it('notices a broken promise that the delegation it was given to does not name', async () => {
    const broken = await spokenSession(33)
    const dumb = broken.sayings.map((saying) => ({ ...saying, words: 'We speak of something else.' }))
    const { promises } = foundIn({ ...broken, sayings: dumb })
    expect(promises.all).toBeGreaterThan(0)
    expect(promises.faults).toHaveLength(promises.all)
  })

  it('notices a point that is made for the third time, with another name in it', () => {
    const own = session.sayings.filter(({ seat }) => seat === 'chn').slice(0, 3)
    const names = ['Germany', 'India', 'Benin']
    const sayings = own.map((saying, at) => ({
      ...saying,
      words: `Read the text once before you speak, ${names[at]}.`,
    }))
    expect(kinds(foundIn({ ...session, sayings }).repetitions)).toEqual(['said for the third time'])
  })
})
