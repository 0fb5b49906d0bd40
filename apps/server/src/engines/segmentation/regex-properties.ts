/** Properties that ICU and Java name in their own way. */
const named: Readonly<Record<string, string>> = {
  lower: '\\p{Lowercase}',
  upper: '\\p{Uppercase}',
  alpha: '\\p{Alphabetic}',
  digit: '\\p{Nd}',
  alnum: '[\\p{Alphabetic}\\p{Nd}]',
  punct: '\\p{P}',
  space: '\\p{White_Space}',
  whitespace: '\\p{White_Space}',
  blank: '[\\t\\p{Zs}]',
  cntrl: '\\p{Cc}',
  xdigit: '\\p{Hex_Digit}',
  ascii: '\\p{ASCII}',
  word: '[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}]',
  javalowercase: '\\p{Lowercase}',
  javauppercase: '\\p{Uppercase}',
  javawhitespace: '\\p{White_Space}',
  javaletter: '\\p{L}',
  javadigit: '\\p{Nd}',
  javaletterordigit: '[\\p{L}\\p{Nd}]',
}

/** The set that a property of ICU or Java means, such as `Lu`, `IsLatin`, `script=Greek`; undefined for unknown ones. */
export function propertyClass(name: string): string | undefined {
  const spelled = name.trim()
  const [, key = '', value = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(spelled) ?? []
  if (key !== '') {
    if (/^(?:sc|script)$/i.test(key)) return valid(`Script=${capitalized(value)}`)
    if (/^(?:scx|script_?extensions)$/i.test(key)) return valid(`Script_Extensions=${capitalized(value)}`)
    if (/^(?:gc|general_?category)$/i.test(key)) return valid(capitalized(value)) ?? valid(value)
    return undefined
  }
  const bare = spelled.replace(/^is_?/i, '')
  const short = bare.toLowerCase().replace(/[ _-]/g, '')
  if (Object.hasOwn(named, short)) return named[short]
  const spellings = [spelled, bare, capitalized(bare)]
  for (const spelling of spellings) {
    const found = valid(spelling) ?? valid(`Script=${spelling}`)
    if (found) return found
  }
  return undefined
}

const capitalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?:^|[_ ])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(' ', '_')

function valid(property: string): string | undefined {
  if (!/^[\w=]+$/.test(property)) return undefined
  try {
    return new RegExp(`\\p{${property}}`, 'v').source
  } catch {
    return undefined
  }
}
