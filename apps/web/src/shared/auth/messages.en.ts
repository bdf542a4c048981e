export const accountMessages = {
  strengthMeter: 'Password strength',
  unexpected: 'An unexpected error occurred. Please try again.',
  retryIn: (seconds: number) => `Try again in ${seconds} s`,
} as const
