import { CRITERIA, CRITERION_PARTS, CRITERION_WEIGHTS } from '@placard/language'
import { markMessages } from './mark-messages.en.ts'

const { how: words, criteria, parts } = markMessages

/** Explanation of the marking criteria. */
export function HowMarked() {
  return (
    <details className="rounded-panel border border-hairline bg-surface px-4 py-3">
      <summary className="target flex cursor-pointer items-center text-15 font-medium">{words.title}</summary>
      <p className="max-w-prose py-2 text-14 text-text-2">{words.text}</p>
      <div className="grid gap-4 py-2 sm:grid-cols-2 lg:grid-cols-4">
        {CRITERIA.map((id) => (
          <section key={id}>
            <h3 className="font-serif text-17">{criteria[id]}</h3>
            <p className="text-12 text-text-3">{words.weights(CRITERION_WEIGHTS[id])}</p>
            <dl className="mt-1 flex flex-col gap-2 text-13">
              {Object.entries(CRITERION_PARTS[id]).map(([part, most]) => {
                const known = Object.entries(parts).find(([name]) => name === part)?.[1]
                return (
                  <div key={part}>
                    <dt className="font-medium">
                      {known?.name} <span className="tabular text-text-3">{words.most(most)}</span>
                    </dt>
                    <dd className="text-text-2">{known?.rule}</dd>
                  </div>
                )
              })}
            </dl>
          </section>
        ))}
      </div>
      <p className="max-w-prose pb-1 text-13 text-text-2">{words.limits}</p>
      <p className="max-w-prose pb-1 text-13 text-text-2">{words.notCounted}</p>
    </details>
  )
}
