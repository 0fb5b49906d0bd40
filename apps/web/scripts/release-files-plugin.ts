import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|json|svg)$/

/** Puts `version.json` into the build, and beside every text file its brotli form. */
export function releaseFilesPlugin(version: string): Plugin {
  return {
    name: 'dragoman:release-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) })
        }
      },
    },
  }
}
