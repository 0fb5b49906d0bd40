import { isAccountHost } from '@dragoman/sdk/host'
import { isIP } from 'node:net'
import { accountDomain, installationUrl } from '../../../identity/account-domain.ts'
import type { AppSettings } from '../../../identity/context.ts'
import { lowerAscii } from '../../../kernel/ascii-case.ts'
import { bareHost, isLoopback } from '../../../kernel/loopback.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'

/** Names that people take for those of the installation itself. */
const reserved = new Set(['admin', 'api', 'auth', 'cdn', 'ftp', 'imap', 'login', 'mail', 'smtp', 'static', 'www'])

const label = /^[a-z\d]([a-z\d-]*[a-z\d])?$/

/**
 * The host of a subdomain that is to be an account's.
 * @throws ApiError 400 for anything that isn't a name or not free to choose, 422 where the installation has no domain for it
 */
export function subdomainHost(settings: AppSettings, subdomain: string): string {
  const field = 'body.subdomain'
  const name = lowerAscii(subdomain.trim())
  const domain = accountDomain(settings)
  if (domain === undefined)
    throw impossible(
      'This installation has no domain for subdomains. The operator can set ACCOUNT_DOMAIN.',
      'ADDRESSES_OFF',
    )
  if (!label.test(name) || name.length < 2)
    throw invalid(field, 'Use letters from a to z, digits, and hyphens in between, such as nordlys-translations.')
  const host = `${name}.${domain}`
  if (reserved.has(name) || name.startsWith('xn--') || !isAccountHost(host) || isOwn(settings, host))
    throw invalid(field, 'This name is reserved. Choose another one.')
  return host
}

/** A host of an account's own domain. @throws ApiError 400 for what can't be one */
export function customHost(settings: AppSettings, given: string): string {
  const field = 'body.customSubdomain'
  const host = bareHost(given.trim())
  const labels = host.split('.')
  if (labels.length < 3 || isIP(host) !== 0 || !labels.every((part) => part.length <= 63 && label.test(part)))
    throw invalid(field, 'Enter a subdomain of your own domain, such as l10n.example.com.')
  const domain = accountDomain(settings)
  const isBelow = domain !== undefined && host.endsWith(`.${domain}`)
  if (isBelow || isLoopback(host) || !isAccountHost(host) || isOwn(settings, host))
    throw invalid(field, 'This name is reserved. Enter another subdomain of your own domain.')
  return host
}

const isOwn = (settings: AppSettings, host: string) =>
  [installationUrl(settings).hostname, ...(settings.allowedHosts ?? [])].map(bareHost).includes(host)
