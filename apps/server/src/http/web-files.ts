import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export interface WebFiles {
  respond(request: Request): Promise<Response>
  /** CSP hashes of the inline scripts in index.html. */
  scriptHashes: string[]
}

/**
 * Serves the built web app: hashed assets for ever, index.html (for every page address) never from a cache.
 * A `.br` file beside an asset is sent to browsers that take brotli.
 */
export async function createWebFiles(folder: string): Promise<WebFiles> {
  const files = new Set(await list(folder))
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const scriptHashes = [...index.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return {
    scriptHashes,
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
      const path = decodePath(new URL(request.url).pathname)
      const name = path && files.has(path) ? path : 'index.html'
      // A chunk that an upgrade removed must fail to load, so that the page reloads itself (rule shell.chunkReload).
      if (name === 'index.html' && path?.startsWith('assets/')) return new Response(null, { status: 404 })
      const brotli = files.has(`${name}.br`) && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
      const body = request.method === 'HEAD' ? null : await openAsBlob(join(folder, brotli ? `${name}.br` : name))
      return new Response(body, {
        headers: {
          'Content-Type': mediaTypes[extname(name)] ?? 'application/octet-stream',
          'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          Vary: 'Accept-Encoding',
          ...(brotli && { 'Content-Encoding': 'br' }),
        },
      })
    },
  }
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, '')
  } catch {
    return null
  }
}

/** Paths of all files, with forward slashes. Only these are ever read, so no path leaves the folder. */
async function list(folder: string): Promise<string[]> {
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
}
