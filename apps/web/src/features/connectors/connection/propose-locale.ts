import { connectorLocale, type LocaleStyle } from '@dragoman/sdk/connector-kinds'

/** The code that a language most likely has in another system, and the reason. */
export interface Proposal {
  code: string | undefined
  why: 'same' | 'likely' | 'style' | 'several' | 'missing'
}

/**
 * The code of a language among those of another system: the same one, else the only one with the same language, script,
 * and country once what goes without saying is filled in. Without a list, as that system spells it.
 */
export function proposedCode(locale: string, style: LocaleStyle, known: readonly string[] | undefined): Proposal {
  const spelled = connectorLocale(locale, style)
  if (!known || known.length === 0) return { code: spelled, why: 'style' }
  const same = known.find((code) => plain(code) === plain(spelled) || plain(code) === plain(locale))
  if (same !== undefined) return { code: same, why: 'same' }
  const wanted = maximized(locale)
  const alike = known.filter((code) => languageOf(code) === wanted?.language)
  const likely = alike.filter((code) => {
    const there = maximized(code)
    return there?.script === wanted?.script && there?.region === wanted?.region
  })
  if (likely.length === 1) return { code: likely[0], why: 'likely' }
  if (alike.length === 1) return { code: alike[0], why: 'likely' }
  return { code: undefined, why: alike.length > 1 ? 'several' : 'missing' }
}

const plain = (code: string) => code.replaceAll('_', '-').toLowerCase()
const languageOf = (code: string) => maximized(code)?.language

function maximized(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).maximize()
  } catch {
    return undefined
  }
}
