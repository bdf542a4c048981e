import type { CampaignIssue, PublicCampaign } from '@placard/contract'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { pageLanguage } from '../../kit/language/language.ts'
import { languageMessages } from '../../kit/language/messages.en.ts'
import { seatMessages } from '../campaigns/details-messages.en.ts'
import { pickerMessages } from '../campaigns/messages.en.ts'
import { allPositions, countByOption, type IssuePosition } from '../campaigns/positions.ts'
import { type Chapter, englishParagraph, type HandbookBlock, type HandbookSection, paragraph } from './chapter.ts'
import { worksheetMessages as words } from './messages.en.ts'
import { placeText, restsOn } from './public-positions.ts'
import { questionsOf } from './questions.ts'

/** Lines to write on below a question, and for notes. */
const LINES = { question: 3, notes: 12 } as const

/**
 * The worksheet of a campaign, without its subtitle. It is made of what the campaign says openly; what a seat weighs and
 * where its limits are is not among it.
 */
export function worksheetOf(campaign: PublicCampaign, world: CountryWorld): Chapter {
  return {
    id: `worksheet-${campaign.id}`,
    title: words.chapter(campaign.title),
    blocks: [
      { kind: 'fields', labels: words.fields },
      { kind: 'table', head: words.plan.columns, rows: [planOf(campaign)], english: [4] },
    ],
    sections: [
      { title: words.background, blocks: [...note(), ...campaign.context.split('\n\n').map(englishParagraph)] },
      { title: words.objectives, blocks: [{ kind: 'bullets', items: campaign.objectives, isEnglish: true }] },
      {
        title: words.questions,
        blocks: [
          paragraph(words.questionsIntro),
          { kind: 'questions', items: questionsOf(campaign.issues), lines: LINES.question },
        ],
      },
      { title: words.seats, blocks: [paragraph(words.seatsIntro), delegations(campaign, world)] },
      ...agenda(campaign, world),
      {
        title: words.documents,
        blocks: [
          {
            kind: 'bullets',
            items: campaign.sources.map(({ title, year, note: what }) => words.document(title, year, what)),
            isEnglish: true,
          },
        ],
      },
      { title: words.notes, blocks: [{ kind: 'notes', lines: LINES.notes }] },
    ],
  }
}

/** Says on a page in another language that the texts of a campaign are in English. */
const note = () => (pageLanguage === 'en' ? [] : [paragraph(languageMessages.englishOnly)])

/** A campaign's line of the lesson plan, without its title. The person at the page has a delegation too. */
export function planOf({ difficulty, durationMinutes, seats, procedure, theme }: PublicCampaign): readonly string[] {
  return [
    pickerMessages.difficulties[difficulty],
    String(durationMinutes),
    String(seats.length + 1),
    seatMessages.room.packs[procedure.pack],
    theme,
  ]
}

function delegations({ seats }: PublicCampaign, world: CountryWorld): HandbookBlock {
  const rows = seats.map(({ country, delegateName, delegateTitle, faction, motivations }) => [
    `**${nameOf(world, country)}**`,
    words.delegate(delegateName, delegateTitle),
    faction,
    `${motivations.join('. ')}.`,
  ])
  return { kind: 'table', head: words.delegationColumns, rows, english: [1, 2, 3] }
}

function agenda(campaign: PublicCampaign, world: CountryWorld): readonly HandbookSection[] {
  const positions = allPositions(campaign, world)
  const issues = campaign.issues.map(
    (issue, index): HandbookSection => ({
      title: words.issue(index + 1, issue.title),
      isPart: true,
      isEnglish: true,
      blocks: [
        englishParagraph(issue.question),
        options(issue, countByOption(positions, index, issue.options.length)),
        stances(campaign, index, positions, world),
      ],
    }),
  )
  return [{ title: words.agenda, blocks: [paragraph(words.agendaIntro)] }, ...issues]
}

function options(issue: CampaignIssue, counts: readonly number[]): HandbookBlock {
  const rows = issue.options.map(({ label, clause }, at) => [
    words.option(at + 1, label),
    clause === '' ? words.noClause : clause,
    String(counts[at] ?? 0),
  ])
  return { kind: 'table', head: words.optionColumns, rows, english: [0, 1], own: words.noClause }
}

function stances(
  campaign: PublicCampaign,
  index: number,
  positions: ReadonlyMap<string, readonly IssuePosition[]>,
  world: CountryWorld,
): HandbookBlock {
  const issue = campaign.issues[index]
  const rows = campaign.seats.flatMap(({ country }) => {
    const placed = positions.get(country)?.[index]
    if (issue === undefined || placed === undefined) return []
    return [[`**${nameOf(world, country)}**`, placeText(issue, placed), restsOn(campaign, country, issue.id)]]
  })
  return { kind: 'table', head: words.seatColumns, rows, english: [1, 2], own: words.rests.votes }
}

const nameOf = (world: CountryWorld, iso3: string) => world.byCode.get(iso3)?.name ?? iso3
