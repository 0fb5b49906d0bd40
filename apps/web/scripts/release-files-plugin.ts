import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|json|svg)$/

/** The order of the design system's cascade layers, as its tokens.css has it. */
const layers = '@layer reset,tokens,base,components,app,overrides;'

/**
 * Finishes a build. Every style sheet begins with the order of the layers, because the browser takes it from whichever
 * sheet comes first. `version.json` says what was built. Beside every text file stands its brotli form.
 */
export function releaseFilesPlugin(version: string): Plugin {
  return {
    name: 'dragoman:release-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
        const files = Object.entries(bundle).filter(([fileName]) => compressible.test(fileName))
        await Promise.all(
          files.map(async ([fileName, file]) => {
            if (file.type === 'asset' && fileName.endsWith('.css')) file.source = layers + String(file.source)
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: await compress(source, { params }) })
          }),
        )
      },
    },
  }
}
