import type { BrowserChoice, EngineOffer } from '@placard/contract'
import { modelName } from '../../../client/wording/engine-text.en.ts'

type Model = EngineOffer['models'][number]

const VENDORS: Readonly<Record<Model['provider'], string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'The operator of this site',
}

const nameOf = ({ provider, model }: Model) => modelName({ rung: provider, model })

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

const WITHDRAWN = 'This site’s administrator has switched this model off.'
const STANDS_IN = 'The built-in assistant answers instead.'

/** Words of the menu in which a conversation's engine is chosen. */
export const engineMessages = {
  answersBy: (title: string, isWithdrawn: boolean) => `Answers by: ${title}${isWithdrawn ? ' (switched off)' : ''}`,
  legend: 'Who answers in this chat',
  applies: 'From your next message on. New chats begin with your last choice.',
  automatic: 'Automatic',
  automaticNote: (models: readonly Model[], hasBuiltIn: boolean) =>
    `${listed.format(models.map(nameOf))}${models.length > 1 ? ', in this order' : ''}${hasBuiltIn ? '; the built-in assistant if none can answer' : ''}. Questions and answers count towards your daily words.`,
  modelTitle: nameOf,
  modelNote: ({ provider, place }: Model) =>
    place === 'own-server'
      ? 'Runs on a server of this site’s operator. Questions and answers count towards your daily words.'
      : `${VENDORS[provider]} sees this chat. Questions and answers count towards your daily words.`,
  builtIn: 'Built-in assistant',
  builtInNote: 'No AI model, and nobody else sees this chat. Only your own words count.',
  builtInDemoNote: 'No AI model. Everything stays in this browser.',
  browserNotes: {
    device:
      'Your browser’s own model, which is small. This site keeps the chat; no AI company sees it. Only your own words count.',
    own: 'Your browser asks your own computer. This site keeps the chat; no AI company sees it. Only your own words count.',
  } satisfies Record<BrowserChoice['kind'], string>,
  deviceOffer: 'On this device: download a model …',
  aboutDevice: 'About the model on this device',
  useDevice: 'Use it in this chat',
  withdrawnNote: (hasModels: boolean, hasBuiltIn: boolean) =>
    hasModels
      ? `${WITHDRAWN} Another of this site’s models answers instead${hasBuiltIn ? ', or the built-in assistant' : ''}.`
      : `${WITHDRAWN} ${hasBuiltIn ? STANDS_IN : 'Nothing else can answer here.'}`,
  withheld: 'You turned off AI services outside this server.',
  withheldLink: 'Your consents',
  withheldNote: (hasBuiltIn: boolean) =>
    `You turned off AI services outside this server. ${hasBuiltIn ? STANDS_IN : 'Nothing else can answer here.'}`,
  ownWithdrawnNote: (hasBuiltIn: boolean) =>
    `This site’s administrator does not allow models with keys of your own.${hasBuiltIn ? ` ${STANDS_IN}` : ''}`,
  nothing: 'Nobody',
  nothingNote: 'This site has no engine that could answer. Its administrator can set one up.',
  gone: 'A model that is not here',
  goneNote: `It was deleted, or belongs to another browser. ${STANDS_IN}`,
} as const
