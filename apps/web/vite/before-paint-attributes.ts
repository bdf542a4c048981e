const SCRIPT = '<script src="/before-paint.js"'

/**
 * Names files of the build to the script that runs before the first paint, each as a `data-` attribute that it reads.
 * @throws {Error} when the page has lost the script.
 */
export function tellBeforePaint(html: string, named: Readonly<Record<string, string>>): string {
  if (!html.includes(SCRIPT)) throw new Error('The page has lost the script before the first paint')
  const attributes = Object.entries(named).map(([name, files]) => ` data-${name}="${files}"`)
  return html.replace(SCRIPT, `${SCRIPT}${attributes.join('')}`)
}
