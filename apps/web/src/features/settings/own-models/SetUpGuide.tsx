import { COMPUTER_SERVERS } from './computer-servers.ts'
import { ownModelMessages } from './messages.en.ts'

const { guide } = ownModelMessages

/** The exact settings by which a server on one's own computer lets this page call it. */
export function SetUpGuide() {
  const { origin } = window.location
  return (
    <details className="rounded-control border border-hairline p-3">
      <summary className="target-dense cursor-pointer text-14 font-medium">{guide.title}</summary>
      <div className="flex flex-col gap-4 pt-3 text-14">
        <p>{guide.intro(origin)}</p>
        {COMPUTER_SERVERS.map(({ id, name, address, command }) => (
          <section key={name} aria-label={name} className="flex flex-col gap-1">
            <h3 className="text-15 font-medium">{name}</h3>
            <p>
              {guide.addressLabel} <code className="[overflow-wrap:anywhere]">{address}</code>
            </p>
            <p>{guide.steps[id]}</p>
            <code className="block rounded-control bg-sunken p-2 text-13 [overflow-wrap:anywhere]">
              {command(origin)}
            </code>
          </section>
        ))}
        <p className="text-text-2">{guide.length}</p>
      </div>
    </details>
  )
}
