import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Languages of the interface, as react-aria names the files of its own words. */
const kept = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'pt-BR', 'ru-RU', 'ar-AE', 'ja-JP', 'zh-CN']

const wordsFile = /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:[\w-]+[\\/])?([a-z]{2}-[A-Z]{2})\.mjs$/

/**
 * Keeps out of the app what react-aria brings along and nobody needs: the words of 25 languages, and, with every button
 * (whose progress could be shown in figures), the parser of numbers.
 */
export function ariaDietPlugin(): Plugin {
  return {
    name: 'dragoman:aria-diet',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@internationalized/number' || !importer?.endsWith('useNumberFormatter.mjs')) return null
      const index = createRequire(importer).resolve(source)
      return join(dirname(index), 'private/NumberFormatter.mjs')
    },
    load: {
      filter: { id: wordsFile },
      handler(id) {
        const locale = wordsFile.exec(id)?.[1]
        return locale && !kept.includes(locale) ? { code: 'export default {}', map: null } : null
      },
    },
  }
}
