import type { Plugin } from 'vite'

/** Languages of the interface, as react-aria names the files of its own words. */
const kept = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'pt-BR', 'ru-RU', 'ar-AE', 'ja-JP', 'zh-CN']

const wordsFile =
  /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:[\w-]+[\\/])?([a-z]{2}-[A-Z]{2})\.mjs$/

const numbers = '\0dragoman:numbers'

/**
 * Keeps out of the app what react-aria brings along and nobody needs: the words of 25 languages, and, with every button
 * (whose progress could be shown in figures), what older browsers lack in formatting numbers.
 */
export function ariaDietPlugin(): Plugin {
  return {
    name: 'dragoman:aria-diet',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@internationalized/number' && importer?.endsWith('useNumberFormatter.mjs') ? numbers : null,
    load: {
      filter: { id: [wordsFile, /dragoman:numbers$/] },
      handler(id) {
        if (id === numbers) return { code: 'export const NumberFormatter = Intl.NumberFormat', map: null }
        const locale = wordsFile.exec(id)?.[1]
        return locale && !kept.includes(locale) ? { code: 'export default {}', map: null } : null
      },
    },
  }
}
