import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { jsonResponse } from './json-response.ts'

const long = { words: Array.from({ length: 500 }, (_, at) => `word ${at}`) }

const answerTo = (accepted: string | undefined, value: unknown = long) =>
  jsonResponse(
    new Request('http://here', { headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } }),
    value,
    200,
    new Headers({ Vary: 'Origin' }),
  )

it.each(['gzip', 'br, gzip;q=0.5', 'deflate , GZIP ; q=1', '*'])(
  'a JSON response is compressed for Accept-Encoding %s',
  async (accepted) => {
    const answer = await answerTo(accepted)
    expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
      'gzip',
      'Origin, Accept-Encoding',
    ])
    const packed = Buffer.from(await answer.arrayBuffer())
    expect(packed.length).toBeLessThan(JSON.stringify(long).length / 3)
    expect(JSON.parse(gunzipSync(packed).toString())).toEqual(long)
  },
)

it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.00 ', 'notgzip'])(
  'an answer isn’t compressed for callers that accept %j',
  async (accepted) => {
    const answer = await answerTo(accepted)
    expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
      null,
      'Origin, Accept-Encoding',
    ])
    expect(await answer.json()).toEqual(long)
  },
)

it('a short JSON response is not compressed', async () => {
  const answer = await answerTo('gzip', { a: 1 })
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([null, 'Origin'])
  expect(await answer.json()).toEqual({ a: 1 })
})
