import { Resolver, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { bareHost } from '../loopback.ts'

/** Why nothing is sent to an address. */
export type AddressProblem = 'INVALID' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PRIVATE'

/** The address that a host name leads to is private or local. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

const reachable6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the public internet, however it is written. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  // An IPv4 address inside of an IPv6 one leads who knows where: none is taken.
  if (parsed.kind() === 'ipv6' && !parsed.match(reachable6)) return false
  return parsed.range() === 'unicast'
}

/**
 * Finds the problem of an address to send to; undefined for a public https one, and for what the operator allows. A
 * name is looked up only when it is connected to, each time.
 */
export function addressProblem(text: string, allowedHosts: readonly string[]): AddressProblem | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'INVALID'
  if (url.username || url.password) return 'CREDENTIALS'
  const host = bareHost(url.hostname)
  if (allowedHosts.includes(host)) return undefined
  if (url.protocol !== 'https:') return 'NOT_HTTPS'
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? undefined : 'PRIVATE'
  return host === 'localhost' || host.endsWith('.localhost') ? 'PRIVATE' : undefined
}

/** Asks for the addresses of a name, both kinds. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

const resolver = new Resolver({ timeout: 2000, tries: 2 })

/** Asks the name servers and nothing else: neither a file of the machine nor one of the few threads that files need, too. */
export const resolveName: Resolve = async (host) => {
  const ask = (kind: 'resolve4' | 'resolve6', family: number) =>
    new Promise<LookupAddress[]>((found, failed) =>
      resolver[kind](host, (error, addresses) =>
        error ? failed(error) : found(addresses.map((address) => ({ address, family }))),
      ),
    )
  const answers = await Promise.allSettled([ask('resolve4', 4), ask('resolve6', 6)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (addresses.length === 0 && failed) throw failed.reason
  return addresses
}

/**
 * How a connection finds its address: it goes to one of those that were checked, so that a name that leads elsewhere a
 * moment later leads nowhere. One private address among several refuses all.
 */
export const lookupPublic = (resolve: Resolve = resolveName): LookupFunction => {
  const find = callbackify(async (host: string) => {
    const addresses = await resolve(host)
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
    if (!isPublic) throw new AddressRefused(`${host} leads to a private address`)
    return addresses
  })
  return (host, options, callback) =>
    find(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error, '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
}
