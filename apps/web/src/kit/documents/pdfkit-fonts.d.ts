/** Metrics of the standard fonts, which the library's types lack. */
declare module 'pdfkit/standard-fonts/*' {
  const font: { readonly name: string }

  export = font
}
