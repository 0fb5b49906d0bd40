import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of a pooler in front of the run's cluster; only where one is tested. */
    poolerPort?: number
  }
}

/** The address through which tests reach a database of the run: that of the database itself, or of the pooler in front of it. */
export function pooledUrl(directUrl: string): string {
  const port = inject('poolerPort')
  if (port === undefined) return directUrl
  const url = new URL(directUrl)
  url.port = String(port)
  url.searchParams.delete('host')
  // The PgBouncer of Debian 12 knows nothing of prepared statements.
  url.searchParams.set('prepared', 'off')
  return url.href
}
