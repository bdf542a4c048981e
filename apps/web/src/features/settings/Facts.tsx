type FactsProps = { facts: readonly { readonly title: string; readonly text: string }[] }

/** Things by name, each with a sentence. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-col divide-y divide-hairline border-y border-hairline">
      {facts.map(({ title, text }) => (
        <div key={title} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-14 font-medium">{title}</dt>
          <dd className="text-14 text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
