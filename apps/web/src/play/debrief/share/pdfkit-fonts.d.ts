/** Metrics of the standard fonts, for which the library's types have no entry. */
declare module 'pdfkit/standard-fonts/*' {
  const font: { readonly name: string }

  export = font
}
