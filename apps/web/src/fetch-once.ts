import { current } from '@dragoman/sdk/operations/auth'

declare global {
  interface Window {
    /** What the document asked before the first script was there, see `first-requests-plugin.ts`. */
    whoIsSignedIn?: Promise<Response> | undefined
  }
}

/** The platform's `fetch`. The first question of who is signed in gets the answer that the document has asked for. */
export function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const asked = window.whoIsSignedIn
  // What changes something may sign in or out, and the answer was of before.
  if (url === current.path || init.method !== 'GET') window.whoIsSignedIn = undefined
  return url === current.path && asked ? asked : fetch(url, init)
}
