import { FilePenLine, Gavel, Landmark, Scale, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnswersInEnglish } from '../../kit/language/AnswersInEnglish.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { chatMessages } from './messages.en.ts'

const { welcome } = chatMessages
const ICONS = { argue: Scale, draft: FilePenLine, explain: Gavel, compare: Landmark } as const

type Start = { readonly kind: keyof typeof ICONS; readonly title: string; readonly prompt: string }

type WelcomeWordsProps = {
  starts: readonly Start[]
  onStart?: ((prompt: string) => void) | undefined
  /** Renders the link to the drill around its text. */
  drill: (className: string, words: ReactNode) => ReactNode
}

/** The empty state of a chat. The build prerenders it into the page too, so it depends on nothing but its props. */
export function WelcomeWords({ starts, onStart, drill }: WelcomeWordsProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-184 flex-col justify-center border-hairline bg-surface px-4 py-6 sm:py-10 sm:border-x sm:px-8">
        <p aria-hidden="true" className="font-serif text-32 leading-tight font-medium tracking-tight sm:text-48">
          {welcome.title}
        </p>
        <p className="mt-3 max-w-[56ch] text-15 text-text-2">{welcome.text}</p>
        <AnswersInEnglish />
        <ul className="mt-6 grid sm:mt-8 gap-3 sm:grid-cols-2">
          {starts.map(({ kind, title, prompt }) => {
            const Icon = ICONS[kind]
            return (
              <li key={kind} className="flex">
                <button
                  type="button"
                  onClick={() => onStart?.(prompt)}
                  className="flex w-full gap-3 rounded-control border border-hairline bg-bg p-3 sm:p-4 text-start transition-colors duration-(--duration-state) hover:border-accent"
                >
                  <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
                  <span>
                    <span className="block text-15 font-medium">{title}</span>
                    <span className="mt-0.5 block text-13 text-text-2" {...stillEnglish}>
                      {prompt}
                    </span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        {drill(
          'mt-3 flex gap-3 rounded-control border border-hairline bg-bg p-3 transition-colors duration-(--duration-state) hover:border-accent sm:p-4',
          <>
            <Timer aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>
              <span className="block text-15 font-medium">{welcome.drill.title}</span>
              <span className="mt-0.5 block text-13 text-text-2">{welcome.drill.text}</span>
            </span>
          </>,
        )}
      </div>
    </div>
  )
}
