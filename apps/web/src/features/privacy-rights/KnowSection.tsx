import { PERSONAL_CATEGORIES, type PersonalCategory } from '@placard/contract'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, useInventory, usePrivacyCalls } from './use-privacy.ts'

const { know: words, categories } = privacyRightsMessages

/** Asks what is kept, which is answered at once. */
export function KnowSection({ onOpen }: { onOpen: () => void }) {
  const { ask } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const [chosen, setChosen] = useState<readonly PersonalCategory[]>([])
  const [answered, setAnswered] = useState<readonly PersonalCategory[]>()
  const { data } = useInventory({ isWanted: answered !== undefined })

  async function send() {
    const wish = { kind: 'know-categories', ...(chosen.length > 0 && { categories: [...chosen] }) } as const
    if ((await act(() => ask(wish))) !== undefined) setAnswered(chosen.length > 0 ? chosen : PERSONAL_CATEGORIES)
  }
  const kinds = data?.information.filter(({ category, records }) => records > 0 && answered?.includes(category))
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <fieldset>
        <legend className="text-14 font-medium">{words.legend}</legend>
        <div className="grid sm:grid-cols-2">
          {PERSONAL_CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              label={categories[category]}
              isChecked={chosen.includes(category)}
              onCheck={(isOn) => setChosen(isOn ? [...chosen, category] : chosen.filter((one) => one !== category))}
            />
          ))}
        </div>
      </fieldset>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {answered !== undefined && kinds !== undefined && (
        <Alert tone="success">
          <p>{words.done(kinds.length)}</p>
          <Button size="sm" className="mt-3" onClick={onOpen}>
            {words.open}
          </Button>
        </Alert>
      )}
      <Button className="self-start" isBusy={isBusy} onClick={() => void send()}>
        {words.submit}
      </Button>
    </PaperSection>
  )
}
