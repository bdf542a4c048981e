import type { PublicCampaign } from '@placard/contract'
import { DIFFICULTIES, PERSONALITIES } from '@placard/engine'
import { Select } from '../../kit/ui/Select.tsx'
import { seatMessages } from './details-messages.en.ts'
import { pickerMessages } from './messages.en.ts'
import { rulesOffered, type SeatChoice } from './seat-choice.ts'

const { room } = seatMessages

/** Settings of the other delegates: difficulty, tone, rules of procedure. They never change what the delegates know. */
export function RoomPanel({ campaign, choice }: { campaign: PublicCampaign; choice: SeatChoice }) {
  const rules = choice.procedure ?? campaign.procedure.pack
  return (
    <section aria-label={room.title} className="paper flex flex-col gap-4 p-5">
      <h2 className="text-20">{room.title}</h2>
      <Select
        label={room.difficulty}
        hint={room.difficultyHint}
        options={DIFFICULTIES.map((value) => ({
          value,
          label: room.level(pickerMessages.difficulties[value], room.manners[value], value === campaign.difficulty),
        }))}
        value={choice.difficulty ?? campaign.difficulty}
        onSelect={(value) => choice.setDifficulty(value === campaign.difficulty ? undefined : value)}
      />
      <Select
        label={room.tone}
        hint={room.toneHint}
        options={(['mixed', ...PERSONALITIES] as const).map((value) => ({ value, label: room.tones[value] }))}
        value={choice.tone}
        onSelect={choice.setTone}
      />
      <Select
        label={room.rules}
        hint={room.rulesHints[rules]}
        options={rulesOffered(campaign, choice).map((value) => ({
          value,
          label: value === campaign.procedure.pack ? room.asWritten(room.packs[value]) : room.packs[value],
        }))}
        value={rules}
        onSelect={(value) => choice.setProcedure(value === campaign.procedure.pack ? undefined : value)}
      />
    </section>
  )
}
