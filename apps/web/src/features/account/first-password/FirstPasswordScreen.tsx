import type { User } from '@placard/contract'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Halves } from '../sign-in/Halves.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'
import { firstPasswordMessages as words } from './messages.en.ts'

/** The one screen of a user with a temporary password, in the look of the sign-in that they come from. */
export function FirstPasswordScreen({ call, user }: { call: Call; user: User }) {
  usePageTitle(words.pageTitle, words.pageDescription)
  return (
    <Halves isMain>
      <section className="flex flex-col gap-4">
        <h2 className="text-32">{words.title}</h2>
        <p className="text-text-2">{words.text}</p>
        <FirstPasswordForm call={call} user={user} />
      </section>
    </Halves>
  )
}
