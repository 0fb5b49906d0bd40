import { resolveLanguage } from '@dragoman/sdk/languages'

/** The place of a file among its translations: the same for all of them. */
export interface LanguagePlace {
  /** The path with `*` where it names a language. */
  pattern: string
  /** The language that it names; undefined for one that names none, such as `values/strings.xml`. */
  locale: string | undefined
}

const android = /^values(?:-([a-z]{2,3})(?:-r([A-Z]{2}))?|-b\+([A-Za-z]{2,3}(?:\+[A-Za-z\d]+)*))?$/

/** Finds the language in a path: `locales/de/app.json`, `app_de.properties`, `values-de/strings.xml`, `de.lproj/a.strings`. */
export function languagePlaces(path: string): LanguagePlace[] {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  const inFolders = folders
    .map((folder, at) => ({ at, place: placeOfFolder(folder) }))
    .toReversed()
    .flatMap(({ at, place }) =>
      place ? [{ locale: place.locale, pattern: [...folders.with(at, place.pattern), name].join('/') }] : [],
    )
  const ofName = placesOfName(name).map(({ locale, pattern }) => ({ locale, pattern: [...folders, pattern].join('/') }))
  const named = [...ofName, ...inFolders].filter(({ locale }) => locale !== undefined)
  return named.length > 0 ? named : [...inFolders, ...ofName]
}

function placeOfFolder(folder: string): LanguagePlace | undefined {
  const values = android.exec(folder)
  if (values) {
    const [, language, region, tag] = values
    const code = tag?.replaceAll('+', '-') ?? (language && [language, region].filter(Boolean).join('-'))
    return { pattern: 'values*', locale: code === undefined ? undefined : languageOfToken(code) }
  }
  const [, project] = /^(.+)\.lproj$/.exec(folder) ?? []
  if (project !== undefined) return { pattern: '*.lproj', locale: languageOfToken(project) }
  const locale = languageOfToken(folder)
  return locale === undefined ? undefined : { pattern: '*', locale }
}

/** `de.json`, `app.de.json`, `app_de_AT.properties`, and, without a language, `app.properties`. */
function placesOfName(name: string): LanguagePlace[] {
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const whole = languageOfToken(base)
  if (whole !== undefined) return [{ pattern: `*${extension}`, locale: whole }]
  for (const separator of ['.', '_', '-']) {
    const pieces = base.split(separator)
    // The longest tag first: `app_de_AT` is Austrian.
    for (let at = 1; at < pieces.length; at += 1) {
      const locale = languageOfToken(pieces.slice(at).join('-'))
      if (locale !== undefined) return [{ pattern: `${pieces.slice(0, at).join(separator)}*${extension}`, locale }]
    }
  }
  return [{ pattern: `${base}*${extension}`, locale: undefined }]
}

/** Words that are codes of languages as well, in names of files and folders. */
const words = new Set([
  'app',
  'res',
  'src',
  'lib',
  'doc',
  'web',
  'api',
  'new',
  'old',
  'all',
  'men',
  'man',
  'sub',
  'tag',
])

function languageOfToken(token: string): string | undefined {
  if (!/^[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{2,8}){0,2}$/.test(token) || words.has(token.toLowerCase())) return undefined
  return resolveLanguage(token)
}
