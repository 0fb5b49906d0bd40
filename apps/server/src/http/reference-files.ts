import { decodePath, openStaticFiles } from './static-files.ts'

export interface ReferenceFiles {
  /** The reference's answer; null for what is none of its addresses. */
  respond(request: Request): Promise<Response | null>
}

/**
 * Serves the built reference of the API to everyone: its pages at `/api/docs`, one a resource below it, the whole
 * contract at `/api/openapi.json`, and the help center at `/docs`.
 */
export async function createReferenceFiles(folder: string): Promise<ReferenceFiles> {
  const files = await openStaticFiles(folder)
  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const address = decodePath(new URL(request.url).pathname)?.replace(/\/$/, '')
      if (address === undefined || !/^(api\/docs|docs)(\/|$)|^api\/openapi\.json$/.test(address)) return null
      const path = address.startsWith('api/') ? address.slice('api/'.length) : address.replace(/^docs/, 'help')
      const name = [path, `${path}.html`].find((candidate) => files.has(candidate))
      if (name !== undefined) return files.send(request, name)
      // Else the app would answer: it has all other addresses.
      return address.startsWith('docs') && files.has('help.html')
        ? new Response('The help center has no such page.', { status: 404 })
        : null
    },
  }
}
