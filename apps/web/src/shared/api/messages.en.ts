export const apiMessages = {
  timeout: 'Request timeout',
  unknown: 'Unknown error occurred',
  failed: 'Request failed',
  uploadFailed: 'Upload failed',
  unreachable: 'The server could not be reached.',
  httpStatus: (status: number, text: string) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`,
} as const
