import { choiceTokens } from './choice-format.ts'
import type { FlaggedFormat } from './format-flags.ts'
import { endTagsIn, isMarkup } from './markup.ts'
import type { Token } from './tokens.ts'

/**
 * The rules for codes within text. `tagRegex` is an account's own expression; its matches are codes before all others.
 * In `prose`, unlike in messages of programs, a colon before a word is a slip of the pen.
 */
export type PlaceholderOptions = {
  placeholders: boolean
  html: boolean
  tagRegex: RegExp | undefined
  prose?: true
  /** Names that have an end tag, where a text is only a piece of what was read. */
  endTags?: ReadonlySet<string>
} & FlaggedFormat

// Every repetition is bounded or excludes its own end, so that no input makes these slow.
const nesting = String.raw`\$t\([^()]{0,200}\)`
const doubleBraces = String.raw`\{{2,3}[^{}]{1,200}\}{2,3}`
// Those of Liquid and Jinja, and of ERB and EJS.
const templates = String.raw`\{%[^{}%]{0,200}%\}|<%[^<>%]{0,200}%>`
const braces = String.raw`[$%#]?\{ {0,3}[\w.$@[\]-]{1,100}(?: {0,3}[:,!][^{}]{0,100})? {0,3}\}`
// Python's, which take the next value, and Vue's quoted ones.
const unnamed = String.raw`\{(?::[^{}\s]{1,20}|'[^'{}]{1,50}')?\}`
// Laravel's, and names of emoji; Vue's references to other messages.
const colons = String.raw`(?<![^\s("'“‘«>[|-]):[A-Za-z_]\w{1,50}:?(?![\w:/])`
const linked = String.raw`@(?:\.[a-z]{1,20})?:(?:\([\w.-]{1,100}\)|[\w-]{1,100}(?:\.[\w-]{1,100}){0,20})`
const printfSize = String.raw`[-+#0']{0,5}(?:\d{1,4}|\*)?(?:\.(?:\d{1,4}|\*)?)?(?:hh|h|ll|l|L|q|j|z|t)?`
const printf = [
  // With a position or a name it is clear by itself.
  String.raw`%(?:\d{1,3}\$|\([\w.-]{1,100}\))${printfSize}[diouxXs@eEfFgGaAcCpnS]`,
  // A letter that could as well begin a word after a percent sign must not be followed by more letters.
  String.raw`%${printfSize}(?:[diouxXs@](?![a-z]{4})|[eEfFgGaAcCpnS](?![A-Za-z]))`,
].join('|')
/** Macros of C, and the named ones of Ruby: what stands in angle brackets isn't a tag. */
const angled = String.raw`%[-+#0]{0,5}\d{0,4}(<(?:PRI[diouxX](?:(?:LEAST|FAST)?\d{1,2}|MAX|PTR)>|[A-Za-z_]\w{0,50}>[-+#0]{0,5}\d{0,4}(?:\.\d{1,4})?[dfsixXoeEgG](?![A-Za-z])))`
// Symfony's, which begin like those of printf, the plural forms of Apple's, and those of Qt and KDE.
const named = String.raw`%(?!(?:hh?|ll?|[Lqjzt])?[diouxXs]%)[A-Za-z_][\w.-]{0,50}\w%(?![%\w])`
const variations = String.raw`%(?:\d{1,3}\$)?#@\w{1,100}@`
const numbered = String.raw`%0(?![\w$%]|\.\d)|%L?[1-9]\d?(?![\d$%])`
/** Names of what programs put in, as those of browser extensions. */
const dollars = String.raw`(?<![\w$])\$[A-Z][A-Z\d_]{2,50}\$(?![\w$])`
const escapedPercent = '%%'
const entity = String.raw`&(?:[A-Za-z][A-Za-z\d]{1,30}|#\d{1,7}|#[xX][\da-fA-F]{1,6});`
const tag = String.raw`<(?:!--(?:(?!--)[^>]){0,1000}--|\/?[A-Za-z0-9][^<>\s]{0,200}(?:\s[^<>]{0,2000})?)>|${entity}`

/** Those of programs that ICU has none of; they have no braces, and no apostrophes that would quote. */
const besideIcu = [escapedPercent, nesting, named, variations, printf.replaceAll("'", ''), numbered, colons, linked]
const common = [escapedPercent, nesting, templates, doubleBraces, braces, unnamed, named, variations, printf, numbered]
const prosePattern = new RegExp(common.join('|'), 'g')
const messagePattern = new RegExp([...common, dollars, colons, linked].join('|'), 'g')
const withoutPrintf = new RegExp([...common.filter((one) => one !== printf), dollars, colons, linked].join('|'), 'g')
const angledPattern = new RegExp(angled, 'g')
const besideIcuPattern = new RegExp(besideIcu.join('|'), 'g')
const tagPattern = new RegExp(tag, 'g')
const otherThanIcu = new RegExp(
  [nesting, templates, doubleBraces, String.raw`%\{`, named, variations, printf, colons, linked].join('|'),
)

/** Splits text into words and codes: printf and brace placeholders, markup, and what the given expression matches. */
export function tokenizeText(text: string, options: PlaceholderOptions): Token[] {
  let tokens: Token[] = [{ type: 'text', text }]
  if (options.tagRegex) tokens = splitTokens(tokens, options.tagRegex, standalone)
  if (options.placeholders) tokens = tokens.flatMap(choiceTokens)
  const endTags = options.endTags ?? endTagsIn(text)
  if (options.placeholders && text.includes('<'))
    tokens = splitTokens(tokens, angledPattern, (native) =>
      isTagged(native, endTags) && !isWhole(native, options.format) ? undefined : standalone(native),
    )
  if (options.html && /[<&]/.test(text)) {
    tokens = splitTokens(tokens, tagPattern, (native) => (isMarkup(native, endTags) ? markup(native) : undefined))
  }
  if (!options.placeholders) return tokens
  if (options.format) tokens = splitTokens(tokens, options.format, placeholder)
  if (/[%{$:]/.test(text)) tokens = splitTokens(tokens, generalPattern(options), placeholder)
  return tokens
}

const generalPattern = ({ prose, noPrintf }: PlaceholderOptions): RegExp =>
  prose ? prosePattern : noPrintf ? withoutPrintf : messagePattern

const isWhole = (native: string, format: RegExp | undefined): boolean =>
  format !== undefined && native.replace(format, '') === ''

/** `50%<b>d`: a tag after a percent sign. */
const isTagged = (native: string, endTags: ReadonlySet<string>): boolean =>
  isMarkup(/<\w+>/.exec(native)?.[0] ?? '', endTags)

/** The codes in a piece of an ICU message that ICU itself takes for words. */
export function tokenizeIcuWords(text: string, options: PlaceholderOptions): Token[] {
  const tokens = tokenizeText(text, { ...options, placeholders: false })
  return options.placeholders && /[%$:]/.test(text) ? splitTokens(tokens, besideIcuPattern, placeholder) : tokens
}

/** Whether a text has placeholders that no ICU message would have. Two apostrophes are one in ICU alone. */
export function hasOtherPlaceholders(text: string): boolean {
  return !text.includes("''") && otherThanIcu.test(text.replaceAll(escapedPercent, ''))
}

function splitTokens(
  tokens: readonly Token[],
  pattern: RegExp,
  toToken: (native: string) => Token | undefined,
): Token[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'text') return [token]
    const split: Token[] = []
    let end = 0
    for (const match of token.text.matchAll(pattern)) {
      const code = match[0] === '' ? undefined : toToken(match[0])
      if (!code) continue
      if (match.index > end) split.push({ type: 'text', text: token.text.slice(end, match.index) })
      split.push(code)
      end = match.index + match[0].length
    }
    if (end < token.text.length) split.push({ type: 'text', text: token.text.slice(end) })
    return split
  })
}

function standalone(native: string): Token {
  return { type: 'standalone', native }
}

/** The escape of the character that begins placeholders is text. */
const escapes: ReadonlySet<string> = new Set([escapedPercent, '{{', '}}', '~~'])

function placeholder(native: string): Token {
  return escapes.has(native) ? { type: 'text', text: native } : standalone(native)
}

/** A markup tag as a token: `<b>` opens, `</b>` closes, `<br/>` and comments stand alone. */
export function markup(native: string): Token {
  // A dot begins a class in WebVTT, which the closing tag doesn't repeat.
  const name = /^<\/?([^\s/>.]+)/.exec(native)?.[1]
  if (name === undefined || native.startsWith('&') || native.startsWith('<!') || native.endsWith('/>'))
    return standalone(native)
  return { type: native.startsWith('</') ? 'close' : 'open', native, pair: name.toLowerCase() }
}
