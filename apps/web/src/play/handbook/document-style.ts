/** The style of a saved handbook: system fonts, both themes, and pages that break where a reader would. */
export const DOCUMENT_STYLE = `
:root{color-scheme:light dark;--line:light-dark(#9aa5a0,#4b5d55);--soft:light-dark(#3f4e48,#b3beb8)}
body{margin:0;background:light-dark(#fff,#0d1c16);color:light-dark(#0d1d18,#eef1ec);font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:56rem;margin-inline:auto;padding:2rem 1rem 4rem}
h1,h2,h3{font-family:Georgia,'Times New Roman',serif;line-height:1.2}
h1{font-size:2.25rem;margin:0}h2{font-size:1.75rem;margin:3rem 0 .75rem}h3{font-size:1.25rem;margin:2rem 0 .5rem}h4{margin:1.5rem 0 .25rem}
p{margin-block:.5rem}.quiet{color:var(--soft);font-size:.875rem}
nav ol,nav ul{columns:2;padding-inline-start:1.25rem}a{color:inherit}
li+li{margin-block-start:.25rem}
.handbook-alone h2{font-size:1.25rem;margin:2rem 0 .5rem}.handbook-alone h3{font:700 1rem/1.2 system-ui,sans-serif;margin:1.5rem 0 .25rem}
.handbook-table{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem;line-height:1.4;margin-block:.5rem}
th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-block-end:1px solid var(--line)}
th{font-weight:500;color:var(--soft)}
.handbook-fields{display:flex;flex-wrap:wrap;gap:.75rem 2rem}
.handbook-fields>span{display:flex;flex:1 1 12rem;align-items:end;gap:.5rem}
.handbook-fields>span::after{content:"";flex:1;border-block-end:1px solid var(--line)}
.handbook-lines,.handbook-lines>span{display:block}
.handbook-lines>span{block-size:1.9rem;border-block-end:1px solid var(--line)}
@page{margin:18mm 17mm 20mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt Georgia,serif}}
@media print{
:root{color-scheme:light}
body{font-size:10.5pt}main{max-inline-size:none;padding:0}nav{display:none}
.handbook-chapter{orphans:3;widows:3}.handbook-chapter+.handbook-chapter{break-before:page}
h2,h3,h4{break-after:avoid}tr,li,.handbook-fields{break-inside:avoid}
table{font-size:9pt}.handbook-alone h2{font-size:1.25rem;margin:2rem 0 .5rem}.handbook-alone h3{font:700 1rem/1.2 system-ui,sans-serif;margin:1.5rem 0 .25rem}
.handbook-table{overflow:visible}
}
`
