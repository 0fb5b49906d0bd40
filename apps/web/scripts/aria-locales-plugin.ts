import type { Plugin } from 'vite'

/** Languages of the interface, as react-aria names the files of its own words. */
const kept = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'pt-BR', 'ru-RU', 'ar-AE', 'ja-JP', 'zh-CN']

const wordsFile = /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:[\w-]+[\\/])?([a-z]{2}-[A-Z]{2})\.mjs$/

/** Leaves the words of react-aria's other languages out of the app: some 25 of 34 files a component. */
export function ariaLocalesPlugin(): Plugin {
  return {
    name: 'dragoman:aria-locales',
    enforce: 'pre',
    load: {
      filter: { id: wordsFile },
      handler(id) {
        const locale = wordsFile.exec(id)?.[1]
        return locale && !kept.includes(locale) ? { code: 'export default {}', map: null } : null
      },
    },
  }
}
