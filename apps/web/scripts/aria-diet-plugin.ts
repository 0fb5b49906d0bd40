import type { Plugin } from 'vite'

/** Languages of the interface, as react-aria names the files of its own words. */
const kept = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'pt-BR', 'ru-RU', 'ar-AE', 'ja-JP', 'zh-CN']

const wordsFile =
  /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:[\w-]+[\\/])?([a-z]{2}-[A-Z]{2})\.mjs$/

const numbers = '\0dragoman:numbers'

/**
 * Files in which react-aria determines languages before anything shows, by reading the data of all of them: 100 ms of a
 * slow phone. We tell it the language; where we cannot, it is that of the document.
 */
const languageFiles: Record<string, string> = {
  'i18n/useDefaultLocale.mjs': `export const getDefaultLocale = () => {
    const { lang, dir } = document.documentElement
    return { locale: lang || 'en', direction: dir === 'rtl' ? 'rtl' : 'ltr' }
  }
  export const useDefaultLocale = getDefaultLocale`,
  'i18n/utils.mjs': `export const isRTL = (locale) => /^(ar|dv|fa|he|ku|nqo|ps|sd|ug|ur|yi)\\b/.test(locale)`,
}

const languageFile = /[\\/]react-aria[\\/]dist[\\/]private[\\/](i18n[\\/](?:useDefaultLocale|utils)\.mjs)$/

/**
 * Keeps out of the app what react-aria brings along and no one needs: the words of 25 languages, with every button
 * (whose progress could be shown in figures) what older browsers lack in formatting numbers, and a look at all languages.
 */
export function ariaDietPlugin(): Plugin {
  return {
    name: 'dragoman:aria-diet',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@internationalized/number' && importer?.endsWith('useNumberFormatter.mjs') ? numbers : null,
    load: {
      filter: { id: [wordsFile, languageFile, /dragoman:numbers$/] },
      handler(id) {
        if (id === numbers) return { code: 'export const NumberFormatter = Intl.NumberFormat', map: null }
        const language = languageFile.exec(id)?.[1]
        if (language) return { code: languageFiles[language.replace('\\', '/')]!, map: null }
        const locale = wordsFile.exec(id)?.[1]
        return locale && !kept.includes(locale) ? { code: 'export default {}', map: null } : null
      },
    },
  }
}
