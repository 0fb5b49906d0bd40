import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
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

/** The files of a folder, as they were when it was opened. */
export interface StaticFiles {
  has(name: string): boolean
  /** Answers GET and HEAD with a file that is there; its brotli twin, `name.br`, to clients that take it. */
  send(request: Request, name: string): Promise<Response>
}

/** Opens a folder. Only what is listed is ever read, so no path leaves it. Hashed `assets` are kept for ever. */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Set(await list(folder))
  return {
    has: (name) => files.has(name),
    async send(request, name) {
      const brotli = files.has(`${name}.br`) && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
      const body = request.method === 'HEAD' ? null : await openAsBlob(join(folder, brotli ? `${name}.br` : name))
      return new Response(body, {
        headers: {
          'Content-Type': mediaTypes[extname(name)] ?? 'application/octet-stream',
          'Cache-Control': /(^|\/)assets\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
          Vary: 'Accept-Encoding',
          ...(brotli && { 'Content-Encoding': 'br' }),
        },
      })
    },
  }
}

/** The path of an address within its folder; null for one that cannot be decoded. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, '')
  } catch {
    return null
  }
}

/** Paths of all files, with forward slashes. */
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
