import type { PublicCampaign } from '@placard/contract'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { type Chapter, englishParagraph, type HandbookDocument, paragraph } from './chapter.ts'
import { handbookMessages, rulesMessages, worksheetMessages } from './messages.en.ts'
import { phrasesChapter, sectionOf } from './phrases-chapter.ts'
import { rulesChapter } from './rules-chapter.ts'
import type { HandbookTexts } from './texts.ts'
import { planOf, worksheetOf } from './worksheet.ts'

/** The handbook. Without campaigns it has rules and phrases alone. */
export function handbookOf(
  texts: HandbookTexts,
  campaigns: readonly PublicCampaign[],
  world: CountryWorld | undefined,
): HandbookDocument {
  const worksheets = world === undefined ? [] : campaigns.map((campaign) => worksheetChapter(campaign, world))
  return {
    title: handbookMessages.title,
    subtitle: handbookMessages.subtitle,
    chapters: [
      ...(worksheets.length === 0 ? [] : [lessonPlan(campaigns)]),
      ...texts.packs.map(rulesChapter),
      termsChapter(texts),
      phrasesChapter(texts),
      ...worksheets,
    ],
  }
}

/** A worksheet among others, below its subtitle. */
function worksheetChapter(campaign: PublicCampaign, world: CountryWorld): Chapter {
  const chapter = worksheetOf(campaign, world)
  return { ...chapter, blocks: [englishParagraph(`*${campaign.subtitle}*`), ...chapter.blocks] }
}

/** One worksheet as a document of its own. */
export function worksheetDocument(campaign: PublicCampaign, world: CountryWorld): HandbookDocument {
  const chapter = worksheetOf(campaign, world)
  return {
    title: chapter.title,
    subtitle: campaign.subtitle,
    hasEnglishSubtitle: true,
    chapters: [chapter],
  }
}

function lessonPlan(campaigns: readonly PublicCampaign[]): Chapter {
  const { title, intro, campaign, columns } = worksheetMessages.plan
  const rows = campaigns.map((one) => [`**${one.title}**`, ...planOf(one)])
  return {
    id: 'lesson-plan',
    title,
    blocks: [paragraph(intro), { kind: 'table', head: [campaign, ...columns], rows, english: [0, 5] }],
    sections: [],
  }
}

function termsChapter({ rules }: HandbookTexts): Chapter {
  return {
    id: 'terms',
    title: rulesMessages.terms,
    blocks: [paragraph(rulesMessages.termsIntro)],
    sections: rules.map(sectionOf),
  }
}
