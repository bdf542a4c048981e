import type { OwnEngine, OwnEngineTry } from '@placard/contract'
import { cutNames } from './cut-names.ts'
import type { Source } from './sources.ts'

const VENDORS: Readonly<Record<Exclude<Source, 'computer'>, string>> = {
  gemini: 'Google Gemini',
  anthropic: 'Anthropic',
  openai: 'OpenAI',
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
/** Names of models as a list, which may say how many it leaves out. */
function listOf(names: readonly string[]): string {
  const { shown, left } = cutNames(names)
  return listed.format(left === 0 ? shown : [...shown, `${left} more`])
}

/** Words of the section for models of one’s own. */
export const ownModelMessages = {
  title: 'Your own models',
  intros: {
    browser:
      'Add a model on your own computer, or one of a company with your own key, and choose it in the chat under “Answers by”. Your browser asks it directly. A key is kept encrypted in this browser; nobody can read it out again, not even you.',
    server:
      'Add a model on your own computer, or one of a company with your own key, and choose it in the chat under “Answers by”. Your browser asks your own computer; a company is asked by this site. Only your own words count towards your daily words. The key of a company is kept encrypted on the server, one for your own computer in this browser; nobody can read it out again, not even you.',
  },
  withdrawn: (hasSome: boolean) =>
    `This site’s administrator does not allow models with keys of your own.${hasSome ? ' Yours are kept and not used; you can delete them.' : ''}`,
  none: 'You have not added a model yet.',
  list: 'Models you added',
  described: ({ address, hasKey }: OwnEngine) => `${address}${hasKey ? ' · a key is stored' : ''}`,
  add: 'Add a model',
  full: (most: number) => `You can add ${most} models. Delete one to add another.`,
  remove: (model: string) => `Delete ${model}`,
  removed: (model: string) => `${model} and its key are deleted.`,
  notRemoved: 'That could not be deleted. Try again in a moment.',
  unavailable:
    'This browser cannot keep a key safely here: it stores nothing for this page, or the page came without encryption.',
  form: {
    source: 'Where it runs',
    sources: {
      computer: 'On this computer',
      gemini: `${VENDORS.gemini}, with my key`,
      anthropic: `${VENDORS.anthropic}, with my key`,
      openai: `${VENDORS.openai}, with my key`,
    } satisfies Record<Source, string>,
    sourceHint: 'On this computer: with Ollama, LM Studio or llama.cpp.',
    address: 'Address',
    addressHint: 'The address that ends in /v1, on localhost or 127.0.0.1.',
    addressWrong: 'Only this computer can be called: an address such as http://localhost:11434/v1.',
    model: 'Model',
    modelHint: 'Its name, as the server lists it.',
    modelMissing: 'Type the name of a model.',
    key: 'Key',
    keyOptional: 'Key, if your server asks for one',
    keyMissing: 'Paste your key.',
    test: 'Test connection',
    save: 'Add',
    cancel: 'Cancel',
    notSaved: 'That could not be saved. This browser may store nothing, or be full.',
  },
  testing: 'Calling the model…',
  tried(result: OwnEngineTry, model: string): string {
    switch (result.outcome) {
      case 'works':
        return `It works: the server answers and has ${model}.`
      case 'no-model':
        return result.names.length === 0
          ? 'The server answers, but has no model yet. Download or load one first.'
          : `The server answers, but has no “${model}”. It has ${listOf(result.names)}.`
      case 'key-refused':
        return 'The service answers, but does not accept this key.'
      case 'unreachable':
        return 'The service could not be reached. Check your connection.'
      case 'own-unreachable':
        return 'Nothing answers at this address. Either the server is not running, or it does not let this page call it: the settings for that are below.'
      case 'refused':
        return 'Something answers at this address, but not as such a server does. Check the address.'
    }
  },
  guide: {
    title: 'How to set up a model on your own computer',
    intro: (origin: string) =>
      `A server on your computer must allow this page, ${origin}, to call it. Your browser may also ask whether this page may reach your local network: allow it.`,
    steps: {
      ollama:
        'Set the variable below, then quit Ollama and start it again. On macOS use launchctl setenv, on Windows the environment variables of your account, on Linux systemctl edit ollama.',
      lmStudio:
        'In the Developer tab open the server’s settings, switch on “Enable CORS”, and start the server. Or type:',
      llamaCpp: 'It lets every page call it unless --cors-origins says otherwise. Start it with:',
    },
    addressLabel: 'Address:',
    length:
      'Placard sends at most 4,096 tokens to a model on your computer, which is what these servers read unless told otherwise.',
  },
} as const
