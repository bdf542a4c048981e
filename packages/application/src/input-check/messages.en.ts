/** Sentences of the input check. */
export const inputCheckMessages = {
  required: 'Input is required',
  tooLong: (most: number) => `Input exceeds maximum length of ${most} characters`,
  tooShort: (least: number) => `Input must be at least ${least} characters`,
  dangerous: 'Input contains potentially dangerous content',
  suspicious: 'Input contains suspicious content',
  format: 'Input does not match required format',
  internal: 'Validation failed due to internal error',
} as const
