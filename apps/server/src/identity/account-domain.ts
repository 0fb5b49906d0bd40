import { isIP } from 'node:net'
import { bareHost, isLoopback } from '../kernel/loopback.ts'
import type { AppSettings } from './context.ts'

type Settings = Pick<AppSettings, 'publicUrl' | 'installationUrl' | 'accountDomain'>

/** The origin of the installation, whichever address was asked. */
export const installationUrl = ({ publicUrl, installationUrl: url = publicUrl }: Settings): URL => new URL(url)

/**
 * The domain below which accounts have their subdomains: as set, else the host of the installation without `app.`;
 * undefined where that is an IP address.
 */
export function accountDomain(settings: Settings): string | undefined {
  if (settings.accountDomain !== undefined) return settings.accountDomain
  const host = bareHost(installationUrl(settings).hostname)
  if (isLoopback(host)) return 'localhost'
  return isIP(host) ? undefined : host.replace(/^app\./, '')
}

/** The origin of the installation at another host name. */
export function originAt(settings: Settings, host: string): string {
  const url = installationUrl(settings)
  url.hostname = host
  return url.origin
}
