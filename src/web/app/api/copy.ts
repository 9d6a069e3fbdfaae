/** What a call that failed says when the server did not say it better. */
export const apiCopy = {
  http: (status: number) => `HTTP error! status: ${status}`,
  refused: 'API request failed',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  late: 'The server did not answer in time. Try again.',
} as const;
