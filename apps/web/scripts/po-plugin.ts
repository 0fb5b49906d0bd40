import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { parseCatalog, webCatalogs } from '../../../scripts/words/catalogs.ts'

const words = 'virtual:words/'

/**
 * Lets code import words. A PO catalog has the compiled messages by id as its default export. `virtual:words/de` is all
 * of a language: the shell's messages, and functions that load those of other areas.
 */
export function poPlugin(): Plugin {
  return {
    name: 'dragoman:po',
    resolveId: (source) => (source.startsWith(words) ? `\0${source}` : null),
    load(id) {
      if (id.startsWith(`\0${words}`)) return { code: languageModule(id.slice(words.length + 1)), map: null }
      if (!id.endsWith('.po')) return null
      this.addWatchFile(id)
      const messages = parseCatalog(readFileSync(id, 'utf8'))
      const compiled = Object.fromEntries([...messages].map(([key, text]) => [key, compileMessageOrThrow(text)]))
      return { code: `export default ${JSON.stringify(compiled)}`, map: null }
    },
  }
}

function languageModule(locale: string): string {
  const path = (area: string) => JSON.stringify(webCatalogs.path(locale, area))
  const areas = webCatalogs.areas(locale).filter((area) => area !== 'shell')
  return [
    `export { default as shell } from ${path('shell')}`,
    'export const areas = {',
    ...areas.map((area) => `  ${JSON.stringify(area)}: () => import(${path(area)}),`),
    '}',
  ].join('\n')
}
