// Receives webhooks, and believes those that are signed:
//
//   WEBHOOK_SECRET=… node webhook-receiver.ts 8080
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkWebhook, type WebhookEvent } from '@dragoman/sdk/webhooks'
import { runScript, Stop } from '@dragoman/sdk/script'

/** The largest event in bytes: a longer request is not an event. */
const longest = 1_000_000

/**
 * Answers the requests of a webhook: 200 at once where the signature is right, otherwise 401. The ping that comes when
 * a webhook is registered isn't an event. The sender does not wait, so work is for `onEvent` to begin and not to end; where
 * it throws the answer is 500. Nothing that a request holds ends the process.
 */
export function webhookReceiver(secret: string, onEvent: (event: WebhookEvent) => void): RequestListener {
  async function answer(request: IncomingMessage): Promise<[status: number, text?: string]> {
    if (request.method !== 'POST') return [405]
    const body = await bodyOf(request)
    if (body === undefined) return [413]
    const headers = { get: (name: string) => String(request.headers[name.toLowerCase()] ?? '') }
    const check = await checkWebhook(secret, { headers, body })
    if (!check.ok) return [401, check.reason]
    const event = eventOf(body)
    if (!event) return [400, 'no JSON']
    if (event.event_type && event.event_type !== 'WEBHOOK_VALIDATION') onEvent(event as WebhookEvent)
    return [200]
  }
  return (request, response) => {
    answer(request).then(
      ([status, text = '']) =>
        response
          .writeHead(status, { 'content-type': 'text/plain', ...(status === 413 && { connection: 'close' }) })
          .end(text),
      // The sender is gone, or an event is lost here: the operator needs to know.
      (error: unknown) => {
        if (request.complete) console.error(error)
        response.writeHead(500).end()
      },
    )
  }
}

/** A body as text, as it came; undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > longest) return undefined
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** An event, or the ping, whose body may be empty; undefined where it is neither. */
function eventOf(body: string): Partial<WebhookEvent> | undefined {
  try {
    const event: unknown = JSON.parse(body || '{}')
    return event !== null && typeof event === 'object' ? event : undefined
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  await runScript(async ([port = '8080']) => {
    const secret = process.env['WEBHOOK_SECRET']
    if (!secret) throw new Stop('Set WEBHOOK_SECRET.', 2)
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new Stop(`${port} is no port; say a number up to 65535.`, 2)
    const server = createServer(webhookReceiver(secret, (event) => console.log(event.event_type, event.event_id)))
    await once(server.listen(Number(port), '127.0.0.1'), 'listening')
    console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}
