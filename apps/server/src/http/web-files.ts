import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePath, openStaticFiles } from './static-files.ts'

export interface WebFiles {
  respond(request: Request): Promise<Response>
  /** CSP hashes of the inline scripts in index.html. */
  scriptHashes: string[]
}

/** Serves the built web app: hashed assets for ever, index.html (for every page address) never from a cache. */
export async function createWebFiles(folder: string): Promise<WebFiles> {
  const files = await openStaticFiles(folder)
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const scriptHashes = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return {
    scriptHashes,
    async respond(request) {
      const path = decodePath(new URL(request.url).pathname)
      const name = path && files.has(path) ? path : 'index.html'
      // A chunk that an upgrade removed must fail to load, so that the page reloads itself (rule shell.chunkReload).
      if (name === 'index.html' && path?.startsWith('assets/')) return new Response(null, { status: 404 })
      return files.send(request, name)
    },
  }
}

/**
 * Whether a request may be for a page or a file of the web app. A client that has been given a wrong base asks for
 * something below an `api`, or for JSON alone, sends its token along, or writes: it is told that there is nothing, never
 * shown a page.
 */
export function isPageAddress({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (new URL(url).pathname.includes('/api/')) return false
  if (headers.has('x-auth-token') || headers.get('authorization')?.startsWith('Bearer ')) return false
  const accepted = headers.get('accept')
  return accepted === null || /text\/html|text\/\*|\*\/\*|image\/|text\/css/.test(accepted)
}
