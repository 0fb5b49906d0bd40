// Receives webhooks, and believes those that are signed:
//
//   WEBHOOK_SECRET=… node --conditions=@dragoman/source packages/sdk/examples/webhook-receiver.ts 8080
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { checkWebhook } from '@dragoman/sdk/webhooks'

/** An event; what else is in it depends on its type. */
export interface WebhookEvent {
  event_type: string
  uuid?: string
}

/**
 * Answers the requests of a webhook: 200 at once where the signature is right, otherwise 401. The ping that comes when
 * a webhook is registered is no event. The sender does not wait, so work is for `onEvent` to begin and not to end.
 */
export function webhookReceiver(secret: string, onEvent: (event: WebhookEvent) => void): RequestListener {
  return async (request, response) => {
    const body = await text(request)
    const headers = { get: (name: string) => String(request.headers[name.toLowerCase()] ?? '') }
    const check = await checkWebhook(secret, { headers, body })
    if (!check.ok) {
      response.writeHead(401, { 'content-type': 'text/plain' }).end(check.reason)
      return
    }
    response.writeHead(200).end()
    const event: Partial<WebhookEvent> = JSON.parse(body || '{}')
    if (event.event_type && event.event_type !== 'WEBHOOK_VALIDATION') onEvent({ ...event, event_type: event.event_type })
  }
}

if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET']
  if (!secret) throw new Error('Set WEBHOOK_SECRET.')
  const server = createServer(webhookReceiver(secret, (event) => console.log(event.event_type, event.uuid ?? '')))
  server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => console.log('Listening', server.address()))
}
