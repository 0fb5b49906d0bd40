import { propertyClass } from './regex-properties.ts'

/** An expression that has no equal here; `message` names what of it and where. */
export class RegexRefused extends Error {
  override readonly name = 'RegexRefused'
}

const wordClass = '[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u200c\\u200d]'
const verticalSpace = '[\\n\\v\\f\\r\\u0085\\u2028\\u2029]'

/** Escapes that stand for a set of characters. */
const sets: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: wordClass,
  W: `[^${wordClass}]`,
  s: '\\s',
  S: '\\S',
  h: '[\\t\\p{Zs}]',
  H: '[^\\t\\p{Zs}]',
  v: verticalSpace,
  V: `[^${verticalSpace}]`,
}

/** Escapes that stand for one character. */
const characters: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', a: '\u0007', e: '\u001b' }

const places: Readonly<Record<string, string>> = {
  b: `(?:(?<=${wordClass})(?!${wordClass})|(?<!${wordClass})(?=${wordClass}))`,
  B: `(?:(?<=${wordClass})(?=${wordClass})|(?<!${wordClass})(?!${wordClass}))`,
  A: '(?<![^])',
  z: '(?![^])',
  Z: '(?=\\n?(?![^]))',
  R: `(?:\\r\\n|${verticalSpace})`,
}

const unsupported: Readonly<Record<string, string>> = {
  G: 'the end of the previous match (\\G)',
  X: 'a grapheme cluster (\\X)',
  N: 'a character by its name (\\N)',
  k: 'a reference back to a group (\\k)',
}

/**
 * An expression of ICU or Java as the source of a JavaScript one with the flag `v`. Sets, properties, quantifiers,
 * look-around and the flags i, s and m mean the same there; groups capture nothing.
 * @throws RegexRefused naming what cannot be said in JavaScript
 */
export function translateRegex(source: string): string {
  return new Translator(source).whole()
}

class Translator {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  whole(): string {
    const result = this.#alternatives()
    if (this.#at < this.#source.length) this.#refuse('a closing parenthesis without an opening one')
    return result
  }

  /** Up to the end of the group. Flags that are set on the way hold from there on, over every alternative. */
  #alternatives(): string {
    let result = ''
    let flags = ''
    const close = () => (flags === '' ? '' : ')')
    while (this.#at < this.#source.length && !this.#sees(')')) {
      if (this.#takes('|')) {
        result += `${close()}|${flags === '' ? '' : `(?${flags}:`}`
        continue
      }
      const set = /^\(\?([a-zA-Z-]+)\)/.exec(this.#rest())
      if (set) {
        this.#at += set[0].length
        result += close()
        flags = this.#flags(set[1] ?? '')
        if (flags !== '') result += `(?${flags}:`
        continue
      }
      result += this.#quantified()
    }
    return result + close()
  }

  #quantified(): string {
    const begin = this.#at
    const atom = this.#atom()
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(this.#rest())?.[0]
    if (quantifier === undefined) return atom
    if (atom === '') this.#refuse('a quantifier of nothing', begin)
    this.#at += quantifier.length
    if (this.#sees('+')) this.#refuse(`a possessive quantifier (${quantifier}+)`)
    return atom + quantifier + (this.#takes('?') ? '?' : '')
  }

  #atom(): string {
    if (this.#takes('(')) return this.#group()
    if (this.#sees('[')) return this.#set()
    if (this.#takes('\\')) return this.#escape(false)
    const character = this.#next()
    if (character === '.' || character === '^' || character === '$') return character
    if (character === '*' || character === '+' || character === '?')
      this.#refuse(`a quantifier of nothing (${character})`)
    return literal(character)
  }

  #group(): string {
    const begin = this.#at - 1
    if (this.#takes('?#')) {
      const end = this.#source.indexOf(')', this.#at)
      if (end === -1) this.#refuse('a comment without an end', begin)
      this.#at = end + 1
      return ''
    }
    if (this.#takes('?>')) this.#refuse('an atomic group (?>…)', begin)
    const opening = this.#opening(begin)
    const inside = this.#alternatives()
    if (!this.#takes(')')) this.#refuse('a group without an end', begin)
    return `${opening}${inside})`
  }

  #opening(begin: number): string {
    for (const look of ['?=', '?!', '?<=', '?<!']) if (this.#takes(look)) return `(${look}`
    if (this.#takes('?:')) return '(?:'
    const named = /^\?<[a-zA-Z]\w*>/.exec(this.#rest())
    const flagged = /^\?([a-zA-Z-]+):/.exec(this.#rest())
    this.#at += named?.[0].length ?? flagged?.[0].length ?? 0
    if (flagged) {
      const flags = this.#flags(flagged[1] ?? '')
      return flags === '' ? '(?:' : `(?${flags}:`
    }
    if (!named && this.#sees('?')) this.#refuse(`the group (${this.#rest().slice(0, 3)}…)`, begin)
    return '(?:'
  }

  /** ICU and Java know more flags; those that say what holds here anyway are left out. */
  #flags(given: string): string {
    const other = /[^ismuUd-]/.exec(given)
    if (other) this.#refuse(`the flag ${other[0]}`)
    const [on = '', off = ''] = given.replace(/[uUd]/g, '').split('-')
    return off === '' ? on : `${on}-${off}`
  }

  /** After a backslash; in a set, places make no sense. */
  #escape(inSet: boolean): string {
    const begin = this.#at - 1
    const sign = this.#next()
    if (sign === '') this.#refuse('a backslash at the end', begin)
    const refused = unsupported[sign]
    if (refused) this.#refuse(refused, begin)
    if (/[1-9]/.test(sign)) this.#refuse(`a reference back to a group (\\${sign})`, begin)
    if (sign === 'p' || sign === 'P') return this.#property(sign === 'P')
    if (sign === 'Q') return this.#quoted(inSet)
    if (sign === 'E') return ''
    const set = sets[sign]
    if (set) return set
    const place = places[sign]
    if (place && !inSet) return place
    const code = this.#codePoint(sign)
    if (code !== undefined) return literal(code)
    if (/[a-zA-Z]/.test(sign)) this.#refuse(`the escape \\${sign}`, begin)
    return literal(sign)
  }

  #codePoint(sign: string): string | undefined {
    const known = characters[sign]
    if (known !== undefined) return known
    const pattern = {
      x: /^(?:\{([\da-f]{1,6})\}|([\da-f]{2}))/i,
      u: /^(?:\{([\da-f]{1,6})\}|([\da-f]{4}))/i,
      U: /^([\da-f]{8})/i,
      0: /^([0-7]{1,3})/,
    }[sign]
    if (!pattern) return undefined
    const match = pattern.exec(this.#rest())
    if (!match) return this.#refuse(`an incomplete escape (\\${sign})`)
    this.#at += match[0].length
    const code = parseInt(match[1] ?? match[2] ?? '', sign === '0' ? 8 : 16)
    if (code > 0x10ffff) this.#refuse(`a character beyond Unicode (\\${sign}${match[0]})`)
    return String.fromCodePoint(code)
  }

  #quoted(inSet: boolean): string {
    const end = this.#source.indexOf('\\E', this.#at)
    const text = this.#source.slice(this.#at, end === -1 ? undefined : end)
    this.#at = end === -1 ? this.#source.length : end + 2
    const quoted = Array.from(text, literal).join('')
    return inSet || text.length === 1 ? quoted : `(?:${quoted})`
  }

  #property(isNegated: boolean): string {
    const match = /^(?:\{(\^?)([^{}]+)\}|(\p{L}))/u.exec(this.#rest())
    if (!match) return this.#refuse('a property without a name')
    const [whole, not = '', long, short] = match
    const name = long ?? short ?? ''
    const found = propertyClass(name)
    if (found === undefined) this.#refuse(`the property \\p{${name}}`)
    this.#at += whole.length
    return isNegated !== (not === '^') ? `[^${found}]` : found
  }

  /** A set of characters with its operators, which ICU and Java apply from left to right. */
  #set(): string {
    const begin = this.#at
    const posix = /^\[:(\^?)(\w+):\]/.exec(this.#rest())
    if (posix) {
      const found = propertyClass(posix[2] ?? '')
      if (found === undefined) this.#refuse(`the set ${posix[0]}`)
      this.#at += posix[0].length
      return posix[1] === '^' ? `[^${found}]` : found
    }
    this.#at += 1
    const isNegated = this.#takes('^')
    let result: string | undefined
    let operator = ''
    let members = this.#sees(']') ? literal(this.#next()) : ''
    const apply = () => {
      const operand = `[${members}]`
      result = result === undefined ? operand : `[${result}${operator}${operand}]`
      members = ''
    }
    while (!this.#takes(']')) {
      if (this.#at >= this.#source.length) this.#refuse('a set without an end', begin)
      const found = ['&&', '--'].find(
        (one) => this.#rest().startsWith(one) && (one === '&&' || this.#rest()[2] === '['),
      )
      if (found) {
        this.#at += 2
        apply()
        operator = found
      } else members += this.#member()
    }
    apply()
    return isNegated ? `[^${result ?? ''}]` : (result ?? '[]')
  }

  #member(): string {
    if (this.#sees('[')) return this.#set()
    const begin = this.#at
    const first = this.#takes('\\') ? this.#escape(true) : literal(this.#next())
    const isRange =
      this.#sees('-') &&
      !this.#rest().startsWith('-]') &&
      !this.#rest().startsWith('--[') &&
      !this.#rest().startsWith('-[')
    if (!isRange || !isOne(first)) return first
    this.#at += 1
    const last = this.#takes('\\') ? this.#escape(true) : literal(this.#next())
    if (!isOne(last)) this.#refuse(`a range that ends with a set (${this.#source.slice(begin, this.#at)})`, begin)
    return `${first}-${last}`
  }

  #rest(): string {
    return this.#source.slice(this.#at)
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at)
  }

  #takes(text: string): boolean {
    if (!this.#sees(text)) return false
    this.#at += text.length
    return true
  }

  #next(): string {
    const code = this.#source.codePointAt(this.#at)
    if (code === undefined) return ''
    const character = String.fromCodePoint(code)
    this.#at += character.length
    return character
  }

  #refuse(what: string, at = this.#at): never {
    throw new RegexRefused(`${what}, at character ${at + 1}`)
  }
}

/** One character that means itself, in and out of sets. */
const literal = (character: string): string =>
  /^[\p{L}\p{N}\p{M}]$/u.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

const isOne = (text: string) => /^(?:\\u\{[\da-f]+\}|[^\\[])$/u.test(text)
