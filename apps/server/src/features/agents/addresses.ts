/** Where agents reach the server by the Model Context Protocol. */
export const mcpPath = '/mcp'
/** Where programs sign in by OAuth 2.1. */
export const oauthPath = '/oauth'
/** Where they find out how. */
export const wellKnownPath = '/.well-known'
/** The page of the web app that asks the person. */
export const consentPath = '/connect-agent'

/** The address that the tokens of an origin are for. */
export const resourceOf = (origin: string): string => `${origin}${mcpPath}`

export const resourceMetadataPath = `${wellKnownPath}/oauth-protected-resource`
export const serverMetadataPath = `${wellKnownPath}/oauth-authorization-server`

/** Programs may ask to read alone, or to change something, too. */
export const scopes = ['read', 'write'] as const

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** The schemes of editors, which have no dot in them. */
const editors = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:'])

/** Says why a program can't be answered at an address; undefined where it can. */
export function redirectProblem(address: string): string | undefined {
  if (address.length > 2000) return 'It is longer than 2000 characters.'
  if (!URL.canParse(address)) return "It isn't an address."
  if (!/^[!-~]+$/.test(address)) return 'It has characters that addresses are not written with.'
  const { protocol, hostname, hash, username, password } = new URL(address)
  if (hash || username || password) return 'It has a fragment, a name, or a password.'
  if (protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))) return undefined
  // Programs that run on the person's own machine have schemes of their own, with a dot in them (RFC 8252).
  if (editors.has(protocol) || /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/.test(protocol)) return undefined
  return 'Use https, http on this machine (127.0.0.1, localhost), or a scheme such as com.example.app.'
}

/** Whether a program may be answered at an address: one that it has registered, but for the port on the machine itself (RFC 8252). */
export function isRegistered(registered: readonly string[], address: string): boolean {
  if (registered.includes(address)) return true
  if (redirectProblem(address) !== undefined) return false
  const asked = new URL(address)
  if (asked.protocol !== 'http:') return false
  asked.port = ''
  return registered.some((one) => {
    const known = new URL(one)
    if (!loopback.has(known.hostname)) return false
    known.port = ''
    return known.href === asked.href
  })
}

/** An address with more parameters. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
