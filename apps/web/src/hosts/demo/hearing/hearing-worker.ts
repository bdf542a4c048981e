/// <reference lib="webworker" />
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import type { CardQuestion } from '@placard/contract'
import { agendaTermsOf } from '@placard/language'
import {
  bynamesOf,
  grammarOf,
  type HeardCommand,
  hearCommand,
  openDictionary,
  openRecogniser,
  type Recogniser,
  type RoomView,
  roomOf,
} from '@placard/voice/hearing'
import { shippedCatalogue } from '../content.ts'
import { serveFile } from '../voice/serve-file.ts'
import { unpacked } from '../voice/unpacked.ts'
import { unbundled } from './bundle.ts'
import { DICTIONARY, PROGRAM } from './hearing-file.ts'

/** What somebody says in a session, and the session as they see it. */
export interface SpokenInSession {
  readonly speech: Float32Array
  readonly view: RoomView
  readonly campaignId: string
  readonly asked?: readonly CardQuestion[] | undefined
}

/** The folder that the recogniser believes to fetch its model from. */
const FOLDER = 'model/'

const bynames = bynamesOf(countries.countries)
const catalogue = shippedCatalogue()

async function opened(file: Blob): Promise<Recogniser> {
  const files = unbundled(new Uint8Array(await new Response(await unpacked(file)).arrayBuffer()))
  const take = (name: string) => {
    const found = files.get(name)
    if (found === undefined) throw new Error(`there is no ${name}`)
    return found
  }
  // the recogniser fetches its program and model by address, and here they are at none
  self.fetch = async (input) => {
    const name = String(input).split('/').at(-1) ?? ''
    const type = name === PROGRAM ? 'application/wasm' : 'application/octet-stream'
    return new Response(take(name), { headers: { 'content-type': type } })
  }
  return openRecogniser({
    model: FOLDER,
    dictionary: openDictionary(new TextDecoder('latin1').decode(take(DICTIONARY))),
    program: FOLDER + PROGRAM,
  })
}

async function heard(recogniser: Recogniser, order: SpokenInSession): Promise<HeardCommand | undefined> {
  const campaign = await catalogue.get(order.campaignId)
  const room = roomOf(order.view, { bynames, agenda: campaign && agendaTermsOf(campaign) })
  return hearCommand(recogniser, order.speech, grammarOf({ ...room, asked: order.asked }))
}

serveFile(opened, heard)
