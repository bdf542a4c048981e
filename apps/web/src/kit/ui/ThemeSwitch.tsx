import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { appearanceStore, THEME_CHOICES } from '../appearance/appearance.ts'
import { uiMessages } from './messages.en.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const ICON = { light: Sun, dark: Moon, system: Monitor } as const

type ThemeSwitchProps = { onChoose: (theme: (typeof THEME_CHOICES)[number]) => void }

/** A choice of three themes; the parent applies the choice. */
export function ThemeSwitch({ onChoose }: ThemeSwitchProps) {
  const name = useId()
  const chosen = useStore(appearanceStore, (state) => state.theme)
  return (
    <fieldset className="inline-flex rounded-control border border-control">
      <legend className="sr-only">{uiMessages.theme.legend}</legend>
      {THEME_CHOICES.map((theme) => {
        const Icon = ICON[theme]
        return (
          <label
            key={theme}
            data-tooltip={uiMessages.theme[theme]}
            className="target-dense relative grid cursor-pointer place-items-center rounded-[7px] text-text-2 transition-colors duration-(--duration-state) hover:text-text has-checked:bg-text/10 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => onChoose(theme)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <VisuallyHidden>{uiMessages.theme[theme]}</VisuallyHidden>
          </label>
        )
      })}
    </fieldset>
  )
}
