import type { User } from '@placard/contract'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { chooseTheme } from '../../../client/settings/choose-theme.ts'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { HALVES, Hall } from '../sign-in/Hall.tsx'
import { HallPicture } from '../sign-in/HallPicture.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'
import { firstPasswordMessages as words } from './messages.en.ts'

/** The one screen of a user with a temporary password, in the look of the sign-in that they come from. */
export function FirstPasswordScreen({ call, user }: { call: Call; user: User }) {
  usePageTitle(words.pageTitle, words.pageDescription)
  const themes = <ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />
  return (
    <div className={HALVES}>
      <Hall corner={themes} picture={(className) => <HallPicture className={className} />} />
      <main className="flex flex-col px-6 py-6 lg:px-12">
        <div className="hidden justify-end lg:flex">{themes}</div>
        <div className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center gap-4 py-4">
          <h2 className="text-32">{words.title}</h2>
          <p className="text-text-2">{words.text}</p>
          <FirstPasswordForm call={call} user={user} />
        </div>
      </main>
    </div>
  )
}
