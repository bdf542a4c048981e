export const quickStatsMessages = {
  title: 'Quick Stats',
  activeUsers: 'Active users',
  activeHint: (minutes: number) => `Signed in and active in the last ${minutes} minutes`,
  apiCalls: 'API calls/hour',
  callsSince: (time: string) => `Answered by this server since ${time}`,
  systemLoad: 'System load',
  loadHint: 'Processor time in use over the last minute',
  failed: 'The figures could not be loaded.',
  retry: 'Try Again',
} as const
