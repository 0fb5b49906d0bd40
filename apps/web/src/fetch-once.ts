declare global {
  interface Window {
    /**
     * The requests that the document made before the first script was there, by path, see `first-requests-plugin.ts`.
     */
    firstAnswers?: Record<string, Promise<Response | undefined>> | undefined
  }
}

/** The platform's `fetch`. What the document has asked for already is not asked again. */
export async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const answer = window.firstAnswers?.[url]
  // A write may sign someone in or out, and the answers are from before.
  if (init.method !== 'GET') forgetFirstAnswers()
  delete window.firstAnswers?.[url]
  return (await answer) ?? fetch(url, init)
}

/** Later, they would be of the past. */
export const forgetFirstAnswers = () => {
  window.firstAnswers = undefined
}
