import { i18n, type Messages } from '@lingui/core'
import { chosenLocale, defaultLocale, isLocale, keepLocale, locales, type Locale } from './locales.ts'
import { readCookies } from '../page-cookies.ts'
import type { Area } from './messages.gen.ts'

/** Each language is a chunk with the shell's words, which knows where those of the other areas are. */
const languages = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  es: () => import('virtual:words/es'),
  fr: () => import('virtual:words/fr'),
  pt: () => import('virtual:words/pt'),
  ru: () => import('virtual:words/ru'),
  ar: () => import('virtual:words/ar'),
  ja: () => import('virtual:words/ja'),
  zh: () => import('virtual:words/zh'),
} satisfies Record<Locale, () => Promise<unknown>>

const loaded = new Map<string, Promise<void>>()
const areas = new Set<Area>()

/** The language that the interface speaks now, or is about to. */
export const currentLocale = (): Locale => (i18n.locale || starting) as Locale

let starting: Locale = defaultLocale

/** Calls `listener` when another language was chosen; answers how to stop. */
export const onLocaleChange = (listener: () => void): (() => void) => i18n.on('change', listener)

/** Gets the words of some areas in the present language, once. A route's own areas come with it by themselves. */
export async function loadWords(wanted: readonly Area[], locale = currentLocale()): Promise<void> {
  for (const area of wanted) areas.add(area)
  await Promise.all(wanted.map((area) => loadCatalog(locale, area)))
}

function loadCatalog(locale: Locale, area: Area): Promise<void> {
  const key = `${locale}/${area}`
  const known = loaded.get(key)
  if (known) return known
  const loading = catalogOf(locale, area).then((messages) => i18n.load(locale, messages))
  loading.catch(() => loaded.delete(key))
  loaded.set(key, loading)
  return loading
}

async function catalogOf(locale: Locale, area: Area): Promise<Messages> {
  const language = await languages[locale]()
  if (area === 'shell') return language.shell
  const load = language.areas[area]
  if (!load) throw new Error(`there is no catalog ${locale}/${area}`)
  return (await load()).default
}

/**
 * Speaks the chosen language, else that of the person's profile, else English: loads the shell's words and sets the
 * document's language.
 */
export async function startWords(profile: string | undefined): Promise<void> {
  const locale = chosenLocale(readCookies()) ?? (isLocale(profile) ? profile : defaultLocale)
  starting = locale
  await loadWords(['shell'], locale)
  activate(locale)
}

/** Speaks the language of the profile of a person who has just signed in, unless another one was chosen in this browser. */
export async function speakProfile(profile: string | undefined): Promise<void> {
  if (chosenLocale(readCookies()) || !isLocale(profile) || profile === currentLocale()) return
  await loadWords([...areas], profile)
  activate(profile)
}

/** Changes the language: gets the words of everything seen so far, keeps the choice, and draws the app again. */
export async function changeLocale(locale: Locale): Promise<void> {
  await loadWords([...areas], locale)
  keepLocale(locale)
  activate(locale)
}

function activate(locale: Locale) {
  document.documentElement.lang = locale
  document.documentElement.dir = locales[locale].dir
  i18n.activate(locale)
}
