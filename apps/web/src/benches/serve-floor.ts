import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { releaseFilesPlugin } from '../../scripts/release-files-plugin.ts'

const root = resolve(import.meta.dirname, 'floor')

/** Builds the floor page and serves it in front of the server, compressed as the server compresses the app. */
export async function serveFloor(server: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'dragoman-floor-'))
  const own = { root, configFile: false, logLevel: 'warn' } as const
  await build({
    ...own,
    plugins: [react(), releaseFilesPlugin('0')],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const proxy = { '/api': { target: server, changeOrigin: false } }
  const running = await preview({
    ...own,
    plugins: [compressed(outDir)],
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy },
  })
  return {
    url: running.resolvedUrls!.local[0]!.replace(/\/$/, ''),
    async close() {
      await running.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

function compressed(outDir: string): Plugin {
  return {
    name: 'dragoman:compressed',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = join(outDir, `${new URL(request.url ?? '/', 'http://floor').pathname}.br`)
        if (!file.endsWith('.js.br') || !existsSync(file)) return next()
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
        response.setHeader('Content-Encoding', 'br')
        createReadStream(file).pipe(response)
      })
    },
  }
}
