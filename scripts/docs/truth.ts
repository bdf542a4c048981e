import { findingsOf, strayClaims } from './truth/findings.ts'
import { TEXTS } from './truth/texts.ts'

/** Compares what help, guide and legal texts say in numbers with the code they are true of: `node scripts/docs/truth.ts`. */
const findings = Object.entries(TEXTS).flatMap(([name, text]) =>
  Object.entries(findingsOf(name, text)).flatMap(([kind, found]) => found.map((one) => `${name}: ${kind}: ${one}`)),
)
for (const finding of [...findings, ...strayClaims().map((name) => `${name}: there is no such text`)])
  console.log(finding)
console.log(`${Object.keys(TEXTS).length} texts, ${findings.length} findings`)
process.exitCode = findings.length === 0 ? 0 : 1
