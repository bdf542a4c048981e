import type { ChatGateway } from '../../shared/chat-gateway.ts'
import { saveFile } from '../../shared/save-file.ts'

/** The name of an export, by the date on this device's clock. */
export function exportName(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `placard-chat-${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}.json`
}

/** Saves a conversation with all its branches as a file. */
export async function exportChat(conversationId: string, gateway: Pick<ChatGateway, 'get'>, now: Date): Promise<void> {
  const detail = await gateway.get(conversationId)
  const whole = { format: 'placard-chat', version: 1, exportedAt: now.toISOString(), ...detail }
  saveFile(exportName(now), new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }))
}
