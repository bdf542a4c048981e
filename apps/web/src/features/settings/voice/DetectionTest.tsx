import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { type DetectedLanguage, detectLanguage } from './detect-language.ts'
import { languageName } from './language-name.ts'
import { detectedLanguageOf } from './languages.ts'
import { voiceSettingsMessages } from './messages.en.ts'

const { language: words } = voiceSettingsMessages

function resultText({ code, confidence, method }: DetectedLanguage): string {
  if (method === 'error_fallback') return words.fallback
  const offered = detectedLanguageOf(code)
  const result = words.result(languageName(offered?.tag ?? code), Math.round(confidence * 100))
  return offered === undefined ? `${result} ${words.notOffered}` : result
}

/** Finds out what a text is written in. */
export function DetectionTest() {
  const [text, setText] = useState('')
  const [isDetecting, setIsDetecting] = useState(false)
  const [found, setFound] = useState<DetectedLanguage>()
  const isEmpty = text.trim() === ''

  async function handleDetect() {
    setIsDetecting(true)
    setFound(undefined)
    setFound(await detectLanguage(text.trim()))
    setIsDetecting(false)
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-15 font-medium">{words.test}</h3>
      <TextArea
        label={words.text}
        value={text}
        rows={2}
        dir="auto"
        readOnly={isDetecting}
        onChange={(event) => {
          setText(event.target.value)
          setFound(undefined)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={isDetecting}
          disabled={isEmpty}
          icon={<Search aria-hidden="true" className="size-4" />}
          onClick={() => void handleDetect()}
        >
          {isDetecting ? words.detecting : words.detect}
        </Button>
        <span role="status" className="text-13 text-text-2">
          {found !== undefined && resultText(found)}
        </span>
      </div>
    </div>
  )
}
