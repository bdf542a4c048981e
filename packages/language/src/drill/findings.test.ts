import { describe, expect, it } from 'vitest'
import { drillKnowledge } from '../../../../content/debate/drill-knowledge.ts'
import type { FindingId } from './findings.ts'
import { type SpeechToMark, speechMarker } from './mark-speech.ts'

const markSpeech = speechMarker(drillKnowledge)
const MOTION = 'This house would ban autonomous weapons by treaty.'
const marked = (text: string, changes: Partial<SpeechToMark> = {}) =>
  markSpeech({
    text,
    motion: MOTION,
    side: 'for',
    opponent: '',
    speechSeconds: 90,
    usedSeconds: undefined,
    before: [],
    ...changes,
  })

const HONEST =
  'A machine that chooses whom to kill cannot be asked why it did so. If a soldier shoots a child, there is a court; if a sensor does, the maker points at the army and the army at the maker. Blinding lasers were banned in 1995 by the Convention on Certain Conventional Weapons before anybody used them, so a ban can come in time.'
const OTHER =
  'These weapons save soldiers, because no mother gets a letter about a robot. A ban would be a mistake. A treaty would only bind the honest, and it would be useless against those who cheat. It is wrong to forbid what makes war more exact, and a ban would harm the weak, who cannot pay large armies.'
const INVENTED =
  'The Banana Convention of 2011 has already banned such weapons in sixty states. According to the Nonsense Institute for Robotic Peace, deaths fell by 83.4 per cent after that. The Treaty of Narnia on Machines was then signed by all great powers, and the Council of Atlantis reported that it works.'
const NAMES =
  'The Treaty of Rome was signed in 1957, and the Kyoto Protocol followed in 1997. As the International Whaling Commission and the Universal Postal Union show, weapons must be banned. The Basel Convention says that waste is dangerous, and the World Tourism Organization agrees with the Montreal Protocol.'
const OFF =
  'The lunch in our canteen is grey by noon, because the vegetables boil for an hour. A cook with fresh carrots would cost about one euro more for each plate. In Japan pupils serve the rice themselves and clean the tables, so less is thrown away. Finland has paid for every lunch since 1948, and its marks are good.'
const INSULTS =
  'My opponent is an idiot. You are a liar and a coward, and everybody knows it. Only a moron could want such weapons. Shut up, you clown. A machine has no mercy, so weapons like these must be banned before the war in which they are used.'
const CONTRADICTS =
  'Autonomous weapons are dangerous for everybody on the battlefield. Autonomous weapons are completely safe for everybody on the battlefield. A treaty would be easy to check with inspectors. A treaty would never be easy to check with inspectors. So the motion should pass.'
const PADDING =
  'This is a very important topic, and it concerns everybody in the world today. There are many views on it, and all of them deserve respect. We should think carefully about what is best for the future. It is clear that something has to be done, and that we must find a good way forward together. I believe that we can make a difference if we all act now. Thank you for listening to me today.'

const grave = (text: string, changes: Partial<SpeechToMark> = {}) =>
  marked(text, changes)
    .findings.filter(({ most }) => most !== undefined)
    .map(({ id }) => id)

describe('what is wrong with a speech', () => {
  it.each<{ text: string; has: FindingId; because: string }>([
    { text: OTHER, has: 'other-side', because: 'every reason is against the ban' },
    { text: INVENTED, has: 'not-in-list', because: 'none of these exists' },
    { text: NAMES, has: 'names-only', because: 'they exist, and have nothing to do with weapons' },
    { text: OFF, has: 'off-topic', because: 'it is about lunch' },
    { text: INSULTS, has: 'insults', because: 'it calls names' },
    { text: CONTRADICTS, has: 'contradicts', because: 'each claim is taken back' },
    { text: PADDING, has: 'padding', because: 'it fits any motion' },
  ])('is found and limits the mark: $has, $because', ({ text, has }) => {
    expect(grave(text)).toContain(has)
    expect(marked(text).overall).toBeLessThanOrEqual(4)
  })

  it('is nothing in an honest speech, which earns more than any of them', () => {
    expect(grave(HONEST)).toEqual([])
    expect(marked(HONEST).overall).toBeGreaterThan(5)
  })

  it('is the other side only for the side that it is not for', () => {
    expect(grave(OTHER, { side: 'against' })).not.toContain('other-side')
    expect(marked(OTHER).criteria.argument.score).toBe(0)
    expect(marked(OTHER, { side: 'against' }).criteria.argument.score).toBeGreaterThan(3)
  })

  it.each([
    { text: `${HONEST} Some people say that a ban would be a mistake.`, because: 'the opponent is quoted' },
    {
      text: `${HONEST} Sure, a treaty may be useless against cheats, but it makes cheats ashamed.`,
      because: 'something is granted',
    },
  ])('is not the other side where $because', ({ text }) => {
    expect(grave(text)).not.toContain('other-side')
  })

  it('names the sources that are not in the list, and pays nothing for them', () => {
    const { findings, criteria } = marked(INVENTED)
    expect(findings.find(({ id }) => id === 'not-in-list')?.names.join(' ')).toContain('Banana Convention')
    expect(criteria.evidence.parts.find(({ id }) => id === 'sources')?.points).toBe(0)
    const honest = marked(HONEST).criteria.evidence.parts.find(({ id }) => id === 'sources')
    expect(honest?.points).toBeGreaterThan(0)
  })

  it('is copying where much of it is the other side’s, and answering it is none', () => {
    const opponent =
      'A treaty binds only those who sign it, and those who do not sign it will build such weapons faster than before.\n\nMachines do not hate, do not rape and do not take revenge, so that a war with machines may be a cleaner war than others.'
    const copy = `${opponent.split('\n\n')[0] ?? ''} Nobody knows what a sensor sees in the smoke of a village street at night. A broom looks like a rifle to it, and nobody can call the shot back.`
    expect(grave(copy, { opponent })).toContain('copied')
    const answer = `My opponent says that machines do not hate. True, but they do not pity either, and a broom looks like a rifle to a sensor. ${HONEST}`
    expect(grave(answer, { opponent })).toEqual([])
  })
})

describe('the two sentences', () => {
  it('are at most two, those that gain most first', () => {
    const { improvements } = marked(HONEST)
    expect(improvements.length).toBe(2)
    expect(improvements[0]?.gain).toBeGreaterThanOrEqual(improvements[1]?.gain ?? 0)
  })

  it.each([
    { text: OTHER, id: 'turn-round', sentence: true, because: 'the side is what costs most' },
    { text: INVENTED, id: 'name-real', sentence: true, because: 'its sources are invented' },
    { text: INSULTS, id: 'drop-insult', sentence: true, because: 'it insults' },
  ])('begin with $id: $because', ({ text, id, sentence }) => {
    const [first] = marked(text).improvements
    expect(first?.id).toBe(id)
    expect(first?.sentence !== undefined).toBe(sentence)
  })

  it('offer a fact on record where the book has one', () => {
    const plain =
      'A machine that kills cannot be asked why it did so. If a sensor errs, nobody is guilty, and the maker points at the army.'
    const source = marked(plain).improvements.find(({ id }) => id === 'add-source')
    expect(source?.record?.source).toMatch(/\(\d{4}\)$/)
  })
})
