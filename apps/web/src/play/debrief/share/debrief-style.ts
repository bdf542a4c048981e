import { COLOURS } from '../../../kit/ui/tokens.ts'

const USED = [
  'bg',
  'surface',
  'sunken',
  'hairline',
  'control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'favour',
  'undecided',
  'against',
] as const

function inks(theme: 'light' | 'dark'): string {
  return USED.map((name) => `--color-${name}:${COLOURS[name][theme]}`).join(';')
}

/** The colour variables of the charts, which use the page's names. */
const CHART_INKS = USED.map(
  (name) =>
    `.fill-${name}{fill:var(--color-${name})}.stroke-${name}{stroke:var(--color-${name})}.text-${name}{color:var(--color-${name})}`,
).join('\n')

/** The style of a saved debrief: both themes, system fonts, and page breaks between parts. */
export const DEBRIEF_STYLE = `
:root{color-scheme:light dark;${inks('light')}}
@media (prefers-color-scheme:dark){:root{${inks('dark')}}}
body{margin:0;background:var(--color-bg);color:var(--color-text);font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem 4rem}
h1,h2,.resolution,.spoken{font-family:Georgia,'Times New Roman',serif}
h1{font-size:2.5rem;line-height:1.15;margin:.25rem 0}
h2{font-size:1.5rem;margin:0 0 .75rem}
section{background:var(--color-surface);border:1px solid var(--color-hairline);padding:1.5rem;margin-block-start:1.5rem;overflow-x:auto}
p,dd{margin-block:.25rem}
.quiet{color:var(--color-text-2);font-size:.875rem}
.resolution{max-inline-size:42rem}
.resolution p{margin-block:.75rem}
.resolution .clause{padding-inline-start:2rem}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--color-text-2);padding-block-end:.5rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-block-end:1px solid var(--color-hairline);overflow-wrap:anywhere}
thead th{font-weight:400;overflow-wrap:break-word;color:var(--color-text-2)}
tbody th{font-weight:600}
.figure{white-space:nowrap}
figure{margin:0 0 1rem}
figure>svg{display:block;inline-size:100%;block-size:auto}
figure ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:.5rem 0;padding:0;color:var(--color-text-2);font-size:.8125rem}
figure li{display:inline-flex;align-items:center;gap:.5rem}
figure li svg{inline-size:1rem;block-size:1rem;flex:none}
figure .lines li{display:grid;grid-template-columns:minmax(7rem,11rem) 1fr;inline-size:100%;color:var(--color-text)}
figure .lines svg{inline-size:100%;block-size:auto}
svg text{font-size:12px;font-variant-numeric:tabular-nums;paint-order:stroke}
svg .text-13{font-size:13px;font-weight:500}
${CHART_INKS}
.sr-only{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
summary{cursor:pointer;color:var(--color-text-2);font-size:.875rem;padding-block:.5rem}
@media print{
:root{color-scheme:light;${inks('light')}}
body{font-size:11pt}main{max-inline-size:none;padding:0}
section{border:0;padding:0;break-inside:auto}
tr,figure,.resolution p{break-inside:avoid}h2{break-after:avoid}
}
`
