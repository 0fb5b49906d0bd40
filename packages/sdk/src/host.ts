export type HostKind = 'localhost' | 'stage' | 'devops' | 'prod'

/** The kind of installation that a host name belongs to, and whether it is an account's own subdomain. */
export interface HostInfo {
  readonly kind: HostKind
  /** A host of production without `app.` in it: an account's own. */
  readonly isSubdomain: boolean
}

/** Reads a host name (with or without port): localhost, demo and stage, devops, or production. */
export function hostInfo(host: string): HostInfo {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '')
  const labels = name.split('.')
  const says = (...words: string[]) => labels.some((label) => label.split('-').some((part) => words.includes(part)))
  if (name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name) || name.endsWith('.localhost')) {
    return { kind: 'localhost', isSubdomain: false }
  }
  if (says('demo', 'stage', 'staging')) return { kind: 'stage', isSubdomain: false }
  if (says('devops')) return { kind: 'devops', isSubdomain: false }
  return { kind: 'prod', isSubdomain: !name.includes('app.') }
}

/**
 * Whether a host can be an account's own: a subdomain of production, or a name below `localhost`, for trying it on one
 * machine.
 */
export function isAccountHost(host: string): boolean {
  const { kind, isSubdomain } = hostInfo(host)
  return isSubdomain || (kind === 'localhost' && /^[^.]+\.localhost(:\d+)?$/.test(host.trim().toLowerCase()))
}
