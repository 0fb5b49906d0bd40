import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { addressProblem, isPublicAddress, lookupPublic, type Resolve } from '../../kernel/outbound/public-address.ts'
import { sendRequest } from './send-request.ts'

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.0.2.1', false],
  ['192.168.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['no address', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['https://hooks.example.com/in?key=1', undefined],
  ['https://hooks.example.com:8443/', undefined],
  ['https://8.8.8.8/', undefined],
  ['https://[2606:4700:4700::1111]/', undefined],
  ['https://[::1]/', 'PRIVATE'],
  ['https://0x7f.1/', 'PRIVATE'],
  ['https://017700000001/', 'PRIVATE'],
  ['https://app.localhost/', 'PRIVATE'],
  ['https://LOCALHOST./', 'PRIVATE'],
  ['http://receiver.internal/', undefined],
  ['http://receiver.internal.example.com/', 'NOT_HTTPS'],
  ['http://user@receiver.internal/', 'CREDENTIALS'],
])('the problem of %s is %s', (url, expected) => {
  expect(addressProblem(url, ['receiver.internal'])).toBe(expected)
})

const leadsTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

let server: Server
let port: number
let calls = 0
beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1
    response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

it.each([
  ['127.0.0.1', leadsTo('127.0.0.1')],
  ['a public and a private address', leadsTo('8.8.8.8', '127.0.0.1')],
  ['an IPv4 address inside of an IPv6 one', leadsTo('::ffff:127.0.0.1')],
  ['no address', leadsTo()],
])('a name that leads to %s is never connected to', async (_, resolve) => {
  const attempt = request({ host: 'rebound.example.com', port, lookup: lookupPublic(resolve), agent: false })
  const [error] = (await once(attempt.end(), 'error').catch((reason: unknown) => [reason])) as [Error]
  expect(error.name).toBe('AddressRefused')
  expect(calls).toBe(0)
})

it('a name is connected to at one of the addresses that were checked', async () => {
  const found = await new Promise((done) => {
    lookupPublic(leadsTo('8.8.8.8', '2606:4700::1'))('example.com', { all: true }, (...answer) => done(answer))
  })
  expect(found).toEqual([
    null,
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ],
  ])
})

it('redirects are an answer and are not followed', async () => {
  const outgoing = { url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' }
  const { signal } = new AbortController()
  const exchange = await sendRequest(outgoing, { allowedHosts: ['127.0.0.1'], signal })
  expect(exchange).toMatchObject({ answer: { statusCode: 302, headers: { location: 'http://127.0.0.1/' } } })
  expect(calls).toBe(1)
  expect(await sendRequest(outgoing, { allowedHosts: [], signal })).toMatchObject({ failure: 'ADDRESS' })
  expect(calls).toBe(1)
})
