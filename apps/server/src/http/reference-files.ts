import { decodePath, openStaticFiles } from './static-files.ts'

export interface ReferenceFiles {
  /** The reference's answer; null for what is none of its addresses. */
  respond(request: Request): Promise<Response | null>
}

/**
 * Serves the built reference of the API to everyone: its pages at `/api/docs`, one a resource below it, and the whole
 * contract at `/api/openapi.json`.
 */
export async function createReferenceFiles(folder: string): Promise<ReferenceFiles> {
  const files = await openStaticFiles(folder)
  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const path = decodePath(new URL(request.url).pathname)
        ?.replace(/^api\//, '')
        .replace(/\/$/, '')
      if (path === undefined || !/^(docs(\/|$)|openapi\.json$)/.test(path)) return null
      const name = [path, `${path}.html`].find((candidate) => files.has(candidate))
      return name === undefined ? null : files.send(request, name)
    },
  }
}
