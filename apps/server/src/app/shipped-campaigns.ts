import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Campaign } from '@placard/contract'
import type { SeedCampaign } from '../features/campaigns/campaign-rows.ts'

/** Folder of the shipped campaigns, one file each. */
export const CAMPAIGNS_FOLDER = path.resolve(import.meta.dirname, '../../../../content/campaigns')

const TUTORIAL_FILE = path.resolve(import.meta.dirname, '../../../../content/tutorial/first-round.json')

/** The tutorial round: played like any campaign, listed nowhere. */
export async function readTutorial(): Promise<Campaign> {
  return Campaign.parse(JSON.parse(await readFile(TUTORIAL_FILE, 'utf8')))
}

/**
 * Reads the shipped campaigns in the order of their file names. A missing folder is empty.
 * Reads the shipped campaigns in the order of their file names. A folder that is not there holds none.
 * @throws when a file is not a valid campaign: the shipped content is part of the program.
 */
export async function readShippedCampaigns(folder: string): Promise<SeedCampaign[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(files.map((file) => readCampaign(path.join(folder, file))))
}

async function readCampaign(file: string): Promise<SeedCampaign> {
  const found = Campaign.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!found.success) throw new Error(`${path.basename(file)} is not a valid campaign: ${found.error.message}`)
  return { id: found.data.id, schemaVersion: found.data.schemaVersion, value: found.data }
}
