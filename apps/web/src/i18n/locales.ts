import { writeCookie } from '../page-cookies.ts'

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

/** Shown where neither the cookie nor the profile says otherwise. */
export const defaultLocale: Locale = 'en'

const cookieName = 'locale'
const cookieAge = 365 * 24 * 60 * 60

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value)

/** The language that was chosen for the interface, out of a cookie string (rule shell.locales). */
export function chosenLocale(cookies: string): Locale | undefined {
  const chosen = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  return [chosen?.slice(cookieName.length + 1)].find(isLocale)
}

/** The first of a browser's languages that the interface speaks: it is offered, not taken. */
export const preferredLocale = (preferred: readonly string[]): Locale | undefined =>
  preferred.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLocale)

/** Keeps the choice of a language for 365 days. */
export function keepLocale(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  writeCookie(`${cookieName}=${locale}; path=/; max-age=${cookieAge}; samesite=lax${secure}`)
}
