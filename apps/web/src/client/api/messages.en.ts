export const apiMessages = {
  timeout: 'Request timeout',
  unknown: 'Unknown error occurred',
  failed: 'Request failed',
  uploadFailed: 'Upload failed',
  uploadStuck: 'The upload stalled. Try again when the connection is better.',
  uploadTooSlow: 'The file could not be sent in ten minutes. Try a smaller file or a faster connection.',
  unreachable: 'The server could not be reached.',
  httpStatus: (status: number, text: string) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`,
} as const
