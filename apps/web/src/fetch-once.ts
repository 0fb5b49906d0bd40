declare global {
  interface Window {
    /** What the document asked before the first script was there, by paths, see `first-requests-plugin.ts`. */
    firstAnswers?: Record<string, Promise<Response | undefined>> | undefined
  }
}

/** The platform's `fetch`. What the document has asked for already is not asked again. */
export async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const answer = window.firstAnswers?.[url]
  // What changes something may sign in or out, and the answers were of before.
  if (init.method !== 'GET') forgetFirstAnswers()
  delete window.firstAnswers?.[url]
  return (await answer) ?? fetch(url, init)
}

/** Later, they would be of the past. */
export const forgetFirstAnswers = () => {
  window.firstAnswers = undefined
}
