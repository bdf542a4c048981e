import { COLOURS } from '../../../shared/ui/tokens.ts'

const USED = ['bg', 'surface', 'hairline', 'text', 'text-2', 'accent'] as const

function inks(theme: 'light' | 'dark'): string {
  return USED.map((name) => `--${name}:${COLOURS[name][theme]}`).join(';')
}

/** The style of a saved debrief: both themes, fonts every system has, and pages that break between parts. */
export const DEBRIEF_STYLE = `
:root{color-scheme:light dark;${inks('light')}}
@media (prefers-color-scheme:dark){:root{${inks('dark')}}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem 4rem}
h1,h2,.resolution,.spoken{font-family:Georgia,'Times New Roman',serif}
h1{font-size:2.5rem;line-height:1.15;margin:.25rem 0}
h2{font-size:1.5rem;margin:0 0 .75rem}
section{background:var(--surface);border:1px solid var(--hairline);padding:1.5rem;margin-block-start:1.5rem;overflow-x:auto}
p,dd{margin-block:.25rem}
.quiet{color:var(--text-2);font-size:.875rem}
.resolution{max-inline-size:42rem}
.resolution p{margin-block:.75rem}
.resolution .clause{padding-inline-start:2rem}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--text-2);padding-block-end:.5rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-block-end:1px solid var(--hairline);overflow-wrap:anywhere}
thead th{font-weight:400;color:var(--text-2)}
tbody th{font-weight:600}
@media print{
:root{color-scheme:light;${inks('light')}}
body{font-size:11pt}main{max-inline-size:none;padding:0}
section{border:0;padding:0;break-inside:auto}
tr,.resolution p{break-inside:avoid}h2{break-after:avoid}
}
`
