import { i18n, type Messages as CompiledMessages } from '@lingui/core'
import { chooseLocale, keepLocale, locales, type Locale } from './locales.ts'
import type { Area } from './messages.gen.ts'

const catalogs = import.meta.glob<CompiledMessages>('./*/*.po', { import: 'default' })
const loaded = new Map<string, Promise<void>>()
const areas = new Set<Area>()

/** The language that the interface speaks now. */
export const currentLocale = (): Locale => i18n.locale as Locale

/** Calls `listener` when another language was chosen; answers how to stop. */
export const onLocaleChange = (listener: () => void): (() => void) => i18n.on('change', listener)

/** Gets the words of some areas in the present language, once. A route's own areas come with it by themselves. */
export async function loadWords(wanted: readonly Area[], locale = currentLocale()): Promise<void> {
  for (const area of wanted) areas.add(area)
  await Promise.all(wanted.map((area) => loadCatalog(locale, area)))
}

function loadCatalog(locale: Locale, area: Area): Promise<void> {
  const path = `./${locale}/${area}.po`
  const known = loaded.get(path)
  if (known) return known
  const catalog = catalogs[path]
  if (!catalog) throw new Error(`there is no catalog ${path}`)
  const loading = catalog().then((messages) => i18n.load(locale, messages))
  loading.catch(() => loaded.delete(path))
  loaded.set(path, loading)
  return loading
}

/** Speaks the chosen language, or the browser's: loads the shell's words and sets the document's language. */
export async function startWords(): Promise<void> {
  const locale = chooseLocale(document.cookie, navigator.languages)
  await loadWords(['shell'], locale)
  activate(locale)
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
