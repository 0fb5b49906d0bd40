/** The languages of the interface, by their BCP 47 tags, with their own names. */
export const locales = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  pt: { name: 'Português', dir: 'ltr' },
  ru: { name: 'Русский', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  ja: { name: '日本語', dir: 'ltr' },
  zh: { name: '中文', dir: 'ltr' },
} as const

export type Locale = keyof typeof locales

/** Shown where nothing better is known. */
export const defaultLocale: Locale = 'en'

const cookieName = 'locale'
const cookieAge = 365 * 24 * 60 * 60

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value)

/** The language of the interface out of a cookie string (rule shell.locales), else of what the browser prefers. */
export function chooseLocale(cookies: string, preferred: readonly string[]): Locale {
  const chosen = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  const candidates = [chosen?.slice(cookieName.length + 1), ...preferred.map((tag) => tag.split('-')[0]!.toLowerCase())]
  return candidates.find(isLocale) ?? defaultLocale
}

/** Keeps the choice of a language for 365 days. */
export function keepLocale(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${cookieAge}; samesite=lax${secure}`
}
