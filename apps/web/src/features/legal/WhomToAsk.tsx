import { useEffect, useState } from 'react'
import { legalMessages as words } from './messages.en.ts'

/** The support address; undefined when there is none. */
export type AskSupportEmail = () => Promise<string | undefined>

/** Who answers questions: whoever runs this server, and their address where they have named one. */
export function WhomToAsk({ askSupportEmail }: { askSupportEmail: AskSupportEmail }) {
  const [email, setEmail] = useState<string>()
  useEffect(() => {
    let isOver = false
    askSupportEmail().then(
      (found) => {
        if (!isOver) setEmail(found)
      },
      // the default sentence is also true without an answer
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [askSupportEmail])
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{words.ask}</h2>
      <p className="text-15 text-text-2">
        {words.askText(window.location.host)}{' '}
        {email === undefined ? (
          words.askNobody
        ) : (
          <>
            {words.askMail}{' '}
            <a href={`mailto:${email}`} className="text-accent underline">
              {email}
            </a>
            .
          </>
        )}
      </p>
    </section>
  )
}
