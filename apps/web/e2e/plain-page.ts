import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, preview } from 'vite'

const root = resolve(import.meta.dirname, '../../../packages/hooks/examples/plain')

/**
 * Builds the example of the hooks and serves it in front of the server, as an integrator's own tool would stand there.
 */
export async function servePlainPage(server: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'dragoman-plain-'))
  const own = { root, configFile: false, logLevel: 'warn' } as const
  await build({
    ...own,
    resolve: { conditions: ['@dragoman/source', 'module', 'browser', 'development|production'] },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  // The name that the page was asked under stays, so that the server sees a page of its own origin.
  const proxy = { '/api': { target: server, changeOrigin: false } }
  const running = await preview({ ...own, build: { outDir }, preview: { host: '127.0.0.1', port: 0, proxy } })
  return {
    url: running.resolvedUrls!.local[0]!,
    async close() {
      await running.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
