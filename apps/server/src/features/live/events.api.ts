import type { Handlers } from '../../identity/context.ts'
import { tokenHeader } from '../../identity/session-cookies.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { isOwnPage } from '../../kernel/own-page.ts'
import { eventStream } from './event-stream.ts'

export const events = {
  async list({ session, streams, query, request, settings }) {
    const { headers } = request
    if (!headers.has(tokenHeader) && !isOwnPage(headers, request.url, settings.publicUrl))
      throw new ApiError(403, 'This request came from another site.', { code: 'FOREIGN_ORIGIN' })
    const after = placeOf(headers.get('last-event-id')) ?? placeOf(query.after)
    const place = { session, after, since: query.since }
    if (headers.get('accept')?.includes('text/event-stream')) return eventStream(streams, place)
    return streams.next(place, query.wait)
  },
} satisfies Handlers<'events'>

const placeOf = (id: string | null | undefined) => (/^\d{1,15}$/.test(id ?? '') ? Number(id) : undefined)
