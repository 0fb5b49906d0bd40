import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to a peer. */
export interface PeerRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

interface PeerAnswer {
  status: number
  body: unknown
}

/** Gives the translation of a text. */
export type Translate = (text: string, target: string) => string

export interface TranslationPeer {
  url: string
  key: string
  asked: PeerRequest[]
  /** Status that everything is answered with, whatever it is; 0 for none. */
  fails: number
  translate: Translate
  /** The code of a language that the provider doesn't have. */
  lacks?: string
  close(): void
}

type Speak = (request: PeerRequest, peer: TranslationPeer) => PeerAnswer

const refused = { status: 403, body: { message: 'Wrong key' } }
const unknown = { status: 404, body: { message: 'Not found' } }
const texts = (value: unknown): string[] => [value].flat().map(String)

/** The documented part of each protocol that the product asks for, with the refusals of the providers. */
const protocols = {
  DEEPL({ path, headers, body }, { key, translate, lacks }) {
    if (headers.authorization !== `DeepL-Auth-Key ${key}`) return refused
    if (path === 'GET /v2/usage') return { status: 200, body: { character_count: 0, character_limit: 500_000 } }
    if (path !== 'POST /v2/translate') return unknown
    if (body['target_lang'] === lacks)
      return { status: 400, body: { message: "Value for 'target_lang' not supported." } }
    const translations = texts(body['text']).map((text) => ({
      detected_source_language: 'EN',
      text: translate(text, String(body['target_lang'])),
    }))
    return { status: 200, body: { translations } }
  },
  GOOGLE({ path, headers, body }, { key, translate, lacks }) {
    if (headers['x-goog-api-key'] !== key) return refused
    if (path === 'GET /language/translate/v2/languages')
      return { status: 200, body: { data: { languages: [{ language: 'de' }] } } }
    if (path !== 'POST /language/translate/v2') return unknown
    if (body['target'] === lacks)
      return { status: 400, body: { error: { code: 400, message: `Bad language pair: en|${lacks}` } } }
    const translations = texts(body['q']).map((text) => ({ translatedText: translate(text, String(body['target'])) }))
    return { status: 200, body: { data: { translations } } }
  },
  LIBRETRANSLATE({ path, body }, { key, translate, lacks }) {
    if (body['api_key'] !== key) return refused
    if (path === 'POST /detect') return { status: 200, body: [{ confidence: 90, language: 'en' }] }
    if (path !== 'POST /translate') return unknown
    if (body['target'] === lacks) return { status: 400, body: { error: `${lacks} is not supported` } }
    return { status: 200, body: { translatedText: texts(body['q']).map((q) => translate(q, String(body['target']))) } }
  },
  OPENAI({ path, headers, body }, { key, translate }) {
    if (headers.authorization !== `Bearer ${key}`) return { ...refused, status: 401 }
    if (path === 'GET /models') return { status: 200, body: { object: 'list', data: [{ id: 'small' }] } }
    if (path !== 'POST /chat/completions') return unknown
    const messages = body['messages'] as { content: string }[]
    const asked = messages.at(-1)?.content ?? ''
    const content = translate(asked, String(body['model']))
    const usage = { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 }
    return { status: 200, body: { choices: [{ message: { role: 'assistant', content } }], usage } }
  },
} satisfies Record<string, Speak>

/** A provider of machine translation on this machine, reached by HTTP. */
export async function openTranslationPeer(
  protocol: keyof typeof protocols,
  { key = 'secret-key-1234' }: { key?: string } = {},
): Promise<TranslationPeer> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    const body = (text === '' ? {} : JSON.parse(text)) as PeerRequest['body']
    const asked = { path: `${request.method} ${request.url}`, headers: request.headers, body }
    peer.asked.push(asked)
    const answer = peer.fails > 0 ? { status: peer.fails, body: {} } : protocols[protocol](asked, peer)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  const peer: TranslationPeer = {
    url: '',
    key,
    asked: [],
    fails: 0,
    translate: (text, target) => `${target}: ${text}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return peer
}
