import { detailsMessages } from './details-messages.en.ts'

/** The course of a session in five steps. */
export function HowItWorks({ delegates }: { delegates: number }) {
  const { how } = detailsMessages
  return (
    <section aria-label={how.title} className="paper p-5 max-lg:order-2">
      <h2 className="text-20">{how.title}</h2>
      <ol className="mt-3 flex flex-col gap-3 text-14 text-text-2">
        {how.steps(delegates).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-control text-12 font-medium tabular"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
