import '../../test-setup.ts'
import { shippedPacks } from '@placard/content/procedure/packs.ts'
import type { Campaign } from '@placard/contract'
import { MOTIONS, POINTS } from '@placard/engine/lists'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CountryWorld, loadWorld } from '../../kit/countries/countries.ts'
import { shippedCampaigns } from '../campaigns/testing/fake-gateway.ts'
import { actWords } from '../room/messages.en.ts'
import type { Chapter, HandbookDocument } from './chapter.ts'
import { documentPdf } from './document-pdf.ts'
import { handbookOf, worksheetDocument } from './handbook.ts'
import { placeText, restsOn } from './public-positions.ts'
import { questionsOf } from './questions.ts'
import { spokenFor } from './sayings.ts'
import { type HandbookTexts, loadHandbookTexts } from './texts.ts'

let texts: HandbookTexts
let world: CountryWorld
beforeAll(async () => {
  ;[texts, world] = await Promise.all([loadHandbookTexts(), loadWorld()])
})

const textOf = (chapter: Chapter | undefined) => JSON.stringify(chapter)
const chapterOf = ({ chapters }: HandbookDocument, id: string) => chapters.find((chapter) => chapter.id === id)

/** What only a seat's own brief holds, each with a mark that nothing else has. */
function withCanaries(campaign: Campaign): { campaign: Campaign; canaries: readonly string[] } {
  const canaries: string[] = []
  const canary = (what: string) => {
    const mark = `canary-${what}-${canaries.length}`
    canaries.push(mark)
    return mark
  }
  return {
    campaign: {
      ...campaign,
      seats: campaign.seats.map((seat) => ({ ...seat, agenda: canary('agenda') })),
      overrides: campaign.overrides.map((override) => ({
        ...override,
        redLines: [canary('red-line')],
        salience: 4.321987,
      })),
      crises: campaign.crises.map((crisis) => ({ ...crisis, title: canary('crisis'), description: canary('event') })),
      issues: campaign.issues.map((issue) => ({ ...issue, salience: 2.345678 })),
      expectedDeal: { options: campaign.expectedDeal?.options ?? [], bargain: canary('bargain') },
      hintPath: (campaign.hintPath ?? []).map((step) => ({ ...step, text: canary('hint') })),
    },
    canaries: [...canaries, '4.321987', '2.345678'],
  }
}

describe('a worksheet', () => {
  it.each(shippedCampaigns.map((campaign) => ({ id: campaign.id, campaign })))(
    'of $id holds nothing of a seat’s private brief',
    ({ campaign: shipped }) => {
      const { campaign, canaries } = withCanaries(shipped)
      expect(canaries.length).toBeGreaterThan(campaign.seats.length)
      const written = JSON.stringify(worksheetDocument(campaign, world))
      expect(canaries.filter((canary) => written.includes(canary))).toEqual([])
    },
  )

  it.each(shippedCampaigns.map((campaign) => ({ id: campaign.id, campaign })))(
    'of $id asks at least five questions that name its issues',
    ({ campaign }) => {
      const questions = questionsOf(campaign.issues)
      const own = questions.filter((question) =>
        campaign.issues.some(({ title }) => question.startsWith(`**${title}.**`)),
      )
      expect(own.length).toBeGreaterThanOrEqual(5)
      expect(new Set(questions).size).toBe(questions.length)
    },
  )

  it.each(shippedCampaigns.map((campaign) => ({ id: campaign.id, campaign })))(
    'of $id has a row for each delegation on each issue, with what it rests on',
    ({ campaign }) => {
      const { sections } = worksheetDocument(campaign, world).chapters[0] ?? { sections: [] }
      const issues = sections.filter(({ isPart }) => isPart)
      expect(issues).toHaveLength(campaign.issues.length)
      for (const { blocks } of issues) {
        const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
        const counts = tables[0]?.rows.map((row) => Number(row[2])) ?? []
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(world.countries.length)
        expect(tables[1]?.rows).toHaveLength(campaign.seats.length)
        for (const [country, place, rests] of tables[1]?.rows ?? []) {
          expect([country, place, rests].filter((cell) => cell === undefined || cell === '')).toEqual([])
        }
      }
    },
  )
})

describe('the public position of a delegation', () => {
  const [campaign] = shippedCampaigns
  const issue = campaign?.issues[0]
  it('names two options where it lies about midway between them, else one', () => {
    if (issue === undefined) throw new Error('no campaign')
    const options = [-1, -0.5, 0.2, 1].map((position, at) => ({
      ...issue.options[0],
      id: `o${at}`,
      label: `Option ${at}`,
      clause: '',
      terms: [],
      position,
    }))
    const at = (position: number, option: number) => placeText({ ...issue, options }, { position, option })
    expect(at(-0.52, 1)).toBe('Option 1')
    expect(at(-0.18, 1)).toBe('Option 1, or Option 2')
    expect(at(1, 3)).toBe('Option 3')
  })

  it('says whether it rests on votes, a document, or a reading', () => {
    if (campaign === undefined || issue === undefined) throw new Error('no campaign')
    const own = { country: 'KEN', issue: issue.id, reason: 'Said so.' }
    const rests = (overrides: Campaign['overrides']) => restsOn({ ...campaign, overrides }, 'KEN', issue.id)
    expect(rests([])).toBe('Its votes in the General Assembly.')
    expect(rests([{ ...own, salience: 2 }])).toBe('Its votes in the General Assembly.')
    expect(rests([{ ...own, position: 0.5, source: { title: 'A/80/1', year: 2025 } }])).toBe('Said so. (A/80/1, 2025)')
    expect(rests([{ ...own, position: 0.5 }])).toMatch(/^Said so\. \(The authors’ reading/)
  })
})

describe('the handbook', () => {
  it.each(Object.values(shippedPacks).map((pack) => ({ id: pack.id, pack })))(
    'has every rule of the pack $id',
    ({ pack }) => {
      const chapter = chapterOf(handbookOf(texts, [], world), `rules-${pack.id}`)
      const written = textOf(chapter)
      expect(written).toContain(pack.summary)
      const rows = chapter?.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
      )
      const named = (name: string) =>
        rows?.some(([cell]) => cell?.toLowerCase().startsWith(`**${name.toLowerCase()}**`))
      expect(pack.motions.filter(({ motion }) => !named(actWords.motions[motion]))).toEqual([])
      expect(pack.points.filter(({ point }) => !named(actWords.points[point]))).toEqual([])
      expect(rows).toHaveLength(pack.motions.length + pack.points.length)
      expect(written).not.toContain('undefined')
    },
  )

  it('has every entry of the guide on procedure', () => {
    const terms = chapterOf(handbookOf(texts, [], world), 'terms')
    expect(terms?.sections.map(({ title }) => title)).toEqual(texts.rules.map(({ title }) => title))
  })

  it('has words for every motion, point and act, and none with a gap left in braces', () => {
    const phrases = chapterOf(handbookOf(texts, [], world), 'phrases')
    const tables =
      phrases?.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))) ??
      []
    const rows = tables.slice(0, 3).flatMap((table) => table.rows)
    expect(tables[0]?.rows).toHaveLength(MOTIONS.length)
    expect(tables[1]?.rows).toHaveLength(POINTS.length)
    expect(rows.filter(([, said]) => said === undefined || said === '')).toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/[{}]/)
  })

  it('makes of a delegate’s line one that anybody can say', () => {
    const any = ['{self} tables {changes}.', '[On {issue}, ]we propose {changes}.', 'To {target}: {take|it}, please.']
    expect(spokenFor({ propose: { any } }, 'propose')).toEqual(['We propose …', 'To …: …, please.'])
  })

  it('has a line of the lesson plan and a worksheet for each campaign, and without campaigns neither', () => {
    const whole = handbookOf(texts, shippedCampaigns, world)
    const ids = whole.chapters.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const plan = chapterOf(whole, 'lesson-plan')?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    expect(plan).toHaveLength(shippedCampaigns.length)
    for (const { id, title, seats, durationMinutes } of shippedCampaigns) {
      expect(ids).toContain(`worksheet-${id}`)
      const row = plan?.find(([name]) => name === `**${title}**`)
      expect(row?.slice(2, 4)).toEqual([String(durationMinutes), String(seats.length + 1)])
    }
    expect(handbookOf(texts, [], world).chapters.map(({ id }) => id)).not.toContain('lesson-plan')
  })

  it.each(['A4', 'LETTER'] as const)('is a PDF of %s pages with an outline', async (size) => {
    const pdf = await documentPdf(handbookOf(texts, shippedCampaigns, world), size, false)
    const bytes = await pdf.text()
    const pages = [...bytes.matchAll(/\/Type \/Page\b(?!s)/g)].length
    expect(pages).toBeGreaterThan(30)
    expect(bytes).toContain(size === 'A4' ? '[0 0 595.28 841.89]' : '[0 0 612 792]')
    expect([...bytes.matchAll(/\/Title /g)].length).toBeGreaterThan(shippedCampaigns.length)
  })
})
