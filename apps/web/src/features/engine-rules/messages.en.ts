import type { EngineRules } from '@placard/contract'
import { modelName } from '../../client/wording/engine-text.en.ts'

type Model = EngineRules['models'][number]

const WHO_SEES: Readonly<Record<Model['provider'], string>> = {
  gemini: 'Google sees what is asked, and your key pays for it.',
  anthropic: 'Anthropic sees what is asked, and your key pays for it.',
  'openai-compatible': 'The server that was set up for it sees what is asked.',
}

const nameOf = ({ provider, model }: Model) => modelName({ rung: provider, model })

/** Words of the screen on which administrators decide which engines people may use. */
export const engineRuleMessages = {
  title: 'AI Engines',
  intro:
    'Which models people here may use. A change counts from the next message on, and is recorded in the audit log.',
  models: {
    title: 'Models of this server',
    text: 'They are offered in every chat under “Answers by”, and take part in campaigns. A model that is switched off gets no requests and sees nothing. Chats set to it are answered by another engine and say so.',
    name: nameOf,
    hint: ({ provider }: Model) => WHO_SEES[provider],
    none: 'No model is set up on this server.',
    noneText: {
      builtIn: 'The built-in assistant answers every chat.',
      nothing: 'The built-in assistant was taken out as well, so nothing can answer.',
      ownOnly: 'The built-in assistant was taken out as well, so only people with keys of their own get answers.',
    },
    howTo: 'Models are set up with environment variables, such as GEMINI_API_KEY; the README lists them.',
    noneLeft: {
      builtIn: 'Every model is switched off: the built-in assistant answers every chat.',
      nothing: 'Every model is switched off, and the built-in assistant was taken out: nothing can answer.',
      ownOnly:
        'Every model is switched off, and the built-in assistant was taken out: only people with keys of their own get answers.',
    },
  },
  own: {
    title: 'People’s own models',
    label: 'People may use keys of their own',
    hint: 'With their own key people can ask Google, Anthropic or OpenAI, at their own cost; this server makes the calls. When this is off, keys that were added are kept but not used, and people can delete them.',
    demo: 'The demo runs in the visitor’s browser and asks nothing through this server: this switch does not reach it.',
  },
  failed: {
    title: 'The engines could not be loaded',
    text: 'The server did not answer. Try again in a moment.',
    offline: 'You are offline.',
    retry: 'Try again',
  },
  switchedOff: (name: string) => `${name} is switched off.`,
  switchedOn: (name: string) => `${name} is switched on.`,
  ownKeysOff: 'People’s own keys are switched off.',
  ownKeysOn: 'People’s own keys are switched on.',
  notChanged: 'That could not be changed. Try again in a moment.',
} as const
