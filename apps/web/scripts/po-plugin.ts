import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { parseCatalog } from './catalogs.ts'

/** Lets code import a PO catalog: its default export is the compiled messages by id. */
export function poPlugin(): Plugin {
  return {
    name: 'dragoman:po',
    load(path) {
      if (!path.endsWith('.po')) return null
      this.addWatchFile(path)
      const messages = parseCatalog(readFileSync(path, 'utf8'))
      const compiled = Object.fromEntries([...messages].map(([id, text]) => [id, compileMessageOrThrow(text)]))
      return { code: `export default ${JSON.stringify(compiled)}`, map: null }
    },
  }
}
