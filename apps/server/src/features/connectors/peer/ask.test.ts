import { afterAll, describe, expect, it } from 'vitest'
import { json, startPeer } from '../../../testing/peers/peer-server.ts'
import { asking } from './ask.ts'

const elsewhere = await startPeer(({ headers }) => json({ authorization: headers.get('authorization') }))
const peer = await startPeer(({ url, headers }) => {
  const to = url.searchParams.get('to')
  if (to !== null) return new Response(null, { status: 302, headers: { location: to } })
  if (url.pathname === '/echo') return json({ message: 'The token secret-token-1 is wrong' }, 403)
  if (url.pathname === '/page') return new Response(`<p>${headers.get('authorization')} of secret-token-1</p>`)
  return json({ path: url.pathname })
})
afterAll(() => {
  peer.close()
  elsewhere.close()
})

const budget = { take: () => Promise.resolve(), block: () => Promise.resolve() }
const ask = asking({ allowedHosts: ['127.0.0.1'], secrets: ['secret-token-1'], budget })
const authorization = 'Bearer secret-token-1'

describe('requests to other systems', () => {
  it('a redirect is followed, and loses credentials on its way to another origin', async () => {
    const same = await ask(`${peer.origin}/?to=/here`, { headers: { authorization } })
    expect(same.object()).toEqual({ path: '/here' })
    const answer = await ask(`${peer.origin}/?to=${elsewhere.origin}/there`, { headers: { authorization } })
    expect(answer.object()).toEqual({ authorization: null })
  })

  it.each(['http://127.0.0.2/', 'https://10.0.0.1/', 'https://[::1]/', 'http://example.com/'])(
    'a redirect to %s is refused, and so is the address itself',
    async (address) => {
      await expect(ask(`${peer.origin}/?to=${address}`)).rejects.toMatchObject({ reason: 'ADDRESS' })
      await expect(ask(address)).rejects.toMatchObject({ reason: 'ADDRESS' })
    },
  )

  it('a circle of redirects ends, and no write follows one', async () => {
    await expect(ask(`${peer.origin}/?to=%3Fto%3D%253Fto%253D%25253Fto%25253D/`)).rejects.toMatchObject({
      reason: 'REFUSED',
    })
    const write = ask(`${peer.origin}/?to=/here`, { method: 'POST', json: {} })
    await expect(write).rejects.toMatchObject({ reason: 'REFUSED' })
  })

  it('secrets that another system repeats are masked', async () => {
    await expect(ask(`${peer.origin}/echo`)).rejects.toMatchObject({
      reason: 'FORBIDDEN',
      message: '403 The token ******** is wrong',
    })
    const page = await ask(`${peer.origin}/page`, { headers: { authorization: 'Basic c2VjcmV0' } })
    expect(() => page.object()).toThrow('200 Basic ******** of ********')
  })
})
