import type { FetchInit, FetchLike } from '../client-types.ts'

export interface Sent {
  readonly url: string
  readonly init: FetchInit
}

/** A `fetch` that answers from a list (its last answer again and again) and keeps what it was asked. */
export function stubFetch(...answers: ((sent: Sent) => Response | Promise<Response>)[]): {
  fetch: FetchLike
  sent: Sent[]
} {
  const sent: Sent[] = []
  return {
    sent,
    fetch: async (url, init) => {
      sent.push({ url, init })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new TypeError('fetch failed')
      return answer({ url, init })
    },
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })

export const failure = (status: number, headers: Record<string, string> = {}, body: object = {}) =>
  json({ status, message: 'BW Error: no', ...body }, status, headers)

/** Never answers; like a `fetch` that does not listen to its signal. */
export const silence = () => new Promise<Response>(() => {})
