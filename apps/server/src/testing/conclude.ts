import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

/** Lets a session's time run out, on a server that lets its clock run at any pace. */
export async function conclude({ clock }: TestServer, player: Player, id: string): Promise<void> {
  for (let looks = 0; looks < 100; looks++) {
    clock.advance(1_000)
    // what is due happens before a command, whatever becomes of that
    await player.command(id, { kind: 'set-pace', pace: 10_000 })
    if ((await player.get(id)).data?.session.status === 'concluded') return
  }
  throw new Error('the session does not end')
}
