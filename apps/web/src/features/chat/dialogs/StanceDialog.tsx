import {
  CHAT_INSTRUCTIONS_MAX_LENGTH,
  type ChatContext,
  type ConversationChange,
  type NamedContext,
} from '@placard/contract'
import { PERSONALITIES, type Personality } from '@placard/engine'
import { type FormEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat, useChatState } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { chatMessages } from '../messages.en.ts'
import { RadioRow } from '../RadioRow.tsx'
import { toolMessages } from '../tool-messages.en.ts'
import { useCampaignTitles, useContextTitle } from '../use-context-title.ts'
import { dialogMessages } from './messages.en.ts'

const { stance: words } = dialogMessages

type ModeChoiceProps = { mode: Personality; onChoose: (mode: Personality) => void }

/** Radio group of the five debate modes. */
function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-1 text-13 font-medium text-text-2">{words.mode}</legend>
      <div className="overflow-hidden rounded-control border border-control">
        {PERSONALITIES.map((one) => (
          <RadioRow
            key={one}
            name={name}
            isChosen={one === mode}
            onChoose={() => onChoose(one)}
            title={chatMessages.modes[one]}
            note={words.hints[one]}
          />
        ))}
      </div>
    </fieldset>
  )
}

type AboutChoiceProps = { context: NamedContext | null; onChoose: (context: ChatContext | null) => void }

/** Context selector: a campaign's dossier, or what the conversation was created with. */
function AboutChoice({ context, onChoose }: AboutChoiceProps) {
  const campaigns = useCampaignTitles(true)
  const current = useContextTitle(context)
  const value = context === null ? '' : context.kind === 'campaign' ? context.campaignId : context.sessionId
  const options = [
    { value: '', label: words.nothing },
    ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
  ]
  const isListed = options.some((option) => option.value === value)
  return (
    <Select
      label={words.about}
      hint={words.aboutHint}
      value={value}
      options={isListed ? options : [...options, { value, label: current ?? '' }]}
      onSelect={(chosen) => {
        if (chosen !== value) onChoose(chosen === '' ? null : { kind: 'campaign', campaignId: chosen })
      }}
    />
  )
}

function StanceForm({ onClose }: { onClose: () => void }) {
  const chat = useChat()
  const known = useChatState(({ conversation, plan }) => conversation ?? plan)
  const [wanted, setWanted] = useState({
    mode: known.mode,
    instructions: known.instructions,
    context: known.context,
  })
  const [isSaving, setIsSaving] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsSaving(true)
    const change: ConversationChange = { ...wanted, instructions: wanted.instructions.trim() }
    try {
      await chat.change(change)
      showToast(words.saved)
      onClose()
    } catch {
      setIsSaving(false)
      showToast(toolMessages.notChanged, { tone: 'danger' })
    }
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <ModeChoice mode={wanted.mode} onChoose={(mode) => setWanted({ ...wanted, mode })} />
      <TextArea
        label={words.instructions}
        hint={words.instructionsHint}
        rows={3}
        maxLength={CHAT_INSTRUCTIONS_MAX_LENGTH}
        value={wanted.instructions}
        onChange={(event) => setWanted({ ...wanted, instructions: event.target.value })}
      />
      {wanted.context?.kind !== 'drill' && (
        <AboutChoice context={wanted.context} onChoose={(context) => setWanted({ ...wanted, context })} />
      )}
      <p className="text-13 text-text-2">{words.builtIn}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" type="submit" isBusy={isSaving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Dialog for the assistant's debate mode, instructions and context in this conversation. */
export function StanceDialog() {
  const ui = useChatUi()
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'stance')
  const close = () => ui.setState({ dialog: undefined })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title}>
      <StanceForm onClose={close} />
    </Dialog>
  )
}
