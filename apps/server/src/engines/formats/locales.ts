/**
 * Whether two locales are written for the same readers: `pt` and `pt_BR` are, `zh_CN` and `zh_TW` are not.
 * Takes hyphens or underscores; a modifier (`sr@latin`) counts as the script that it names.
 */
export function isSameLanguage(one: string, other: string): boolean {
  return likely(one) === likely(other)
}

function likely(locale: string): string {
  const script = /@latin/i.test(locale) ? 'Latn' : /@cyrillic/i.test(locale) ? 'Cyrl' : undefined
  const tag = locale.replace(/[.@].*$/, '').replaceAll('_', '-')
  try {
    const maximal = new Intl.Locale(tag, script ? { script } : {}).maximize()
    return `${maximal.language}-${maximal.script}`
  } catch {
    return tag.toLowerCase()
  }
}
