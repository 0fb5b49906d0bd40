import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Seen, Step } from './vector.ts'

interface Play {
  readonly steps: { readonly step: Step; left: number }[]
  readonly seen: Seen[]
}

/**
 * A server on two origins that does what vectors say. A vector sends its steps to `/play/{name}`, calls what lies
 * below `/at/{name}/`, and reads there what was seen. `files` are pages and scripts for a browser.
 */
export async function startStubServer(files: Readonly<Record<string, { type: string; text: string }>> = {}) {
  const plays = new Map<string, Play>()
  const origins = { here: '', elsewhere: '' }
  const here = createServer((request, response) => void answer(request, response, false))
  const elsewhere = createServer((request, response) => void answer(request, response, true))
  origins.here = await listen(here)
  origins.elsewhere = await listen(elsewhere)

  async function answer(request: IncomingMessage, response: ServerResponse, isElsewhere: boolean): Promise<void> {
    const body = await textOf(request)
    const url = request.url ?? '/'
    const file = files[url.slice(1)]
    if (file) {
      const policy = `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self' ${origins.elsewhere}`
      response.writeHead(200, { 'content-type': file.type, 'content-security-policy': policy }).end(file.text)
      return
    }
    response.setHeader('connection', 'close')
    if (isElsewhere) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', '*')
    }
    const [, place, name = '', ...rest] = url.split('/')
    if (place === 'play' && request.method === 'POST') {
      const steps = JSON.parse(body) as Step[]
      plays.set(name, { steps: steps.map((step) => ({ step, left: step.times ?? 1 })), seen: [] })
      response.end('{}')
      return
    }
    const play = plays.get(name)
    if (!play) {
      response.writeHead(404).end()
      return
    }
    if (place === 'play') {
      response.end(JSON.stringify(play.seen))
      return
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const path = `/${rest.join('/')}`
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
    play.seen.push({ method: request.method ?? '', url: path, headers, body, at: Date.now(), elsewhere: isElsewhere })
    await perform(nextStep(play, path.split('?')[0]!, headers['x-auth-token']), response, `${origins.here}/at/${name}`)
  }

  async function perform(step: Step, response: ServerResponse, base: string): Promise<void> {
    const fill = (text: string) =>
      text
        .replaceAll('{here}', base)
        .replaceAll('{elsewhere}', base.replace(origins.here, origins.elsewhere))
        .replaceAll(/\{in (\d+) s\}/g, (_, seconds) => new Date(Date.now() + Number(seconds) * 1_000).toUTCString())
    if (step.wait) await new Promise((resolve) => setTimeout(resolve, step.wait))
    if (step.fault === 'silent') return
    if (step.fault === 'drop') {
      response.socket?.destroy()
      return
    }
    const text =
      step.body === undefined ? '' : fill(typeof step.body === 'string' ? step.body : JSON.stringify(step.body))
    const isJson = step.body !== undefined && typeof step.body !== 'string'
    const headers = Object.entries(step.headers ?? {}).map(([key, value]) => [key, fill(value)] as const)
    response.writeHead(step.status ?? 200, {
      ...(isJson && { 'content-type': 'application/json' }),
      ...Object.fromEntries(headers),
    })
    if (step.fault) {
      response.write(text.slice(0, text.length / 2) || '{', () => {
        if (step.fault === 'cut') response.socket?.destroy()
      })
      return
    }
    response.end(text)
  }

  return {
    ...origins,
    async [Symbol.asyncDispose]() {
      for (const server of [here, elsewhere]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

function nextStep({ steps }: Play, path: string, token: string | undefined): Step {
  const fits = ({ step }: Play['steps'][number]) =>
    (step.for === undefined || step.for === path) && (step.token === undefined || step.token === token)
  const next = steps.find((entry) => entry.left > 0 && fits(entry)) ?? steps.findLast(fits)
  if (!next) return { status: 599, body: 'no step for this request' }
  next.left -= 1
  return next.step
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    // The caller went away; what came of it is all there is.
  }
  return Buffer.concat(chunks).toString('utf8')
}
