export const markdownMessages = {
  copyCode: 'Copy code',
  codeCopied: 'Code copied',
  codeNotCopied: 'Failed to copy code',
  code: (language: string) => (language === '' ? 'Code' : `Code, ${language}`),
  table: 'Table',
  image: (alt: string) => (alt === '' ? 'Image' : `Image: ${alt}`),
  done: 'Done:',
  open: 'Not done:',
} as const
