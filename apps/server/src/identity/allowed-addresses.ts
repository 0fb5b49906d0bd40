import { BlockList, isIP } from 'node:net'

/** An address as IPv4 where it is one that comes as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** An address as the journal keeps it; null for what is none. */
export function keptAddress(address: string): string | null {
  const [present = ''] = plain(address).split('%')
  return isIP(present) === 0 ? null : present
}

/** An address or a CIDR range, such as `192.0.2.0/24`; undefined for anything else. */
function rangeOf(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return undefined
  const most = version === 4 ? 32 : 128
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN
  return prefix >= 0 && prefix <= most ? { address, prefix, family: `ipv${version}` as 'ipv4' | 'ipv6' } : undefined
}

export const isRange = (text: string): boolean => rangeOf(text) !== undefined

/** Whether an address is in one of these ranges; without ranges, each is. */
export function isAllowedAddress(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true
  const list = new BlockList()
  for (const text of ranges) {
    const range = rangeOf(text)
    if (range) list.addSubnet(range.address, range.prefix, range.family)
  }
  const present = plain(address)
  const version = isIP(present)
  return version !== 0 && list.check(present, version === 4 ? 'ipv4' : 'ipv6')
}
