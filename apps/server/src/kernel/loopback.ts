import { isIP } from 'node:net'
import { lowerAscii } from './ascii-case.ts'

/** The host name of a URL as names are compared: no brackets around an IPv6 address, no dot at the end. */
export const bareHost = (hostname: string): string => lowerAscii(hostname).replace(/^\[(.*)\]$|\.$/g, '$1')

/** Whether a host name, as `URL` writes it, always means the machine itself. */
export function isLoopback(hostname: string): boolean {
  const host = bareHost(hostname)
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === '::1' || host === 'localhost' || host.endsWith('.localhost')
}
