export const accountMessages = {
  strengthMeter: 'Password strength',
  unexpected: 'An unexpected error occurred. Please try again.',
  retryIn: (seconds: number) =>
    seconds < 60 ? `Try again in ${seconds} s` : `Try again in ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
} as const
