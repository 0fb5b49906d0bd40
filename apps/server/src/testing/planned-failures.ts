import { setTimeout as pause } from 'node:timers/promises'
import type { PlannedFailure } from '../../../../scripts/test-server.ts'
import { ApiError, refusal } from '../kernel/refusals.ts'

/** Failures that a test has asked for: each meets the next requests that fit. */
export function plannedFailures() {
  let planned: { failure: PlannedFailure; left: number }[] = []
  return {
    plan(failure: PlannedFailure): void {
      planned.push({ failure, left: failure.times ?? 1 })
    },
    clear(): void {
      planned = []
    },
    /** The response that replaces a request's answer; undefined if no failure is planned for it. */
    async take(request: Request): Promise<Response | undefined> {
      const found = planned.find(({ failure, left }) => left > 0 && fits(failure, request))
      if (!found) return undefined
      found.left -= 1
      const { delay = 0, isCut = false, status = 503, code, retryAfter } = found.failure
      if (delay > 0) await pause(delay)
      if (isCut) return cutAnswer()
      const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
      const refused = new ApiError(status, `A test has asked for this answer (${status}).`)
      const details = { ...(headers && { headers }), ...(code !== undefined && { code }) }
      return refusal(Object.assign(refused, { details }), crypto.randomUUID())
    },
  }
}

const fits = ({ method, path }: PlannedFailure, request: Request) =>
  (method === undefined || method === request.method) &&
  (path === undefined || new URL(request.url).pathname.startsWith(path))

/** Headers and the beginning of a body, and then the end of the connection. */
function cutAnswer(): Response {
  let isBegun = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isBegun) return controller.error(new Error('cut off, as a test has asked'))
      isBegun = true
      controller.enqueue(new TextEncoder().encode('{'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
