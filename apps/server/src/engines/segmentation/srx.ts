import { childrenOf, readXml, refuseElement, textIn, type XmlElement } from '../formats/xml/read-xml.ts'
import { decodeXmlFile } from '../formats/xml/xml-file.ts'
import type { NotTaken } from '../exchange/not-taken.ts'
import type { SegmentationRules } from './segmentation-rules.ts'
import { srxNotTaken } from './srx-not-taken.ts'
import { RegexRefused, translateRegex } from './translate-regex.ts'

/** A rule: whether to break between text that `before` ends and text that `after` begins. */
export interface SrxRule {
  breaks: boolean
  /** As the file has them. */
  before: string
  after: string
  /** Matches nothing, at a place where the rule applies; with the flags `v` and `y`. Made when it is used. */
  readonly at: RegExp
  /** The same for all places, with the flag `g` in place of `y`. */
  readonly everywhere: RegExp
  /** Name of its set, and its number there, from 1. */
  language: string
  number: number
}

/** An SRX file. */
export interface Srx {
  cascade: boolean
  /** In their order: locales that a pattern matches, and the set of rules that they have. */
  maps: { pattern: RegExp; rules: string }[]
  rules: ReadonlyMap<string, readonly SrxRule[]>
  /** Parts of the file without an effect. */
  notTaken: readonly NotTaken[]
}

const namespace = 'http://www.lisa.org/srx20'
const longestExpression = 10_000
const mostRules = 20_000

/**
 * Reads SRX 2.0.
 * @throws FileRefused with line and reason: no SRX, another version, a set that is missing, an expression that has no equal
 */
export function readSrx(content: string | Uint8Array, fileName: string): Srx {
  const text = typeof content === 'string' ? content : decodeXmlFile(content, fileName).text
  const { root } = readXml(text, fileName)
  const refuse = (element: XmlElement, reason: string): never => refuseElement(element, text, fileName, reason)
  if (root.local !== 'srx' || (root.uri !== '' && root.uri !== namespace)) {
    refuse(
      root,
      `The file doesn't contain segmentation rules. It must be SRX with the root element <srx version="2.0">.`,
    )
  }
  const version = root.attributes.get('version')
  if (version !== '2.0') refuse(root, `This is SRX ${version ?? 'without a version'}; save the rules as SRX 2.0.`)
  const only = (element: XmlElement, name: string): XmlElement =>
    childrenOf(element, name)[0] ?? refuse(element, `There is no <${name}> in <${element.local}>.`)
  const header = only(root, 'header')
  const body = only(root, 'body')
  const rules = new Map<string, SrxRule[]>()
  let count = 0
  for (const set of childrenOf(only(body, 'languagerules'), 'languagerule')) {
    const name =
      set.attributes.get('languagerulename') ?? refuse(set, 'The attribute languagerulename is missing here.')
    if (rules.has(name)) refuse(set, `The rule set "${name}" is defined twice.`)
    const own = childrenOf(set, 'rule').map((rule, at) => readRule(rule, name, at + 1, refuse))
    count += own.length
    if (count > mostRules)
      refuse(set, `There are more than ${mostRules} rules. Remove the rule sets of languages you don't translate from.`)
    rules.set(name, own)
  }
  const maps = childrenOf(only(body, 'maprules'), 'languagemap').map((map) => {
    const name = map.attributes.get('languagerulename') ?? ''
    if (!rules.has(name)) refuse(map, `The map refers to the rule set "${name}", which doesn't exist.`)
    const pattern =
      map.attributes.get('languagepattern') ?? refuse(map, 'The attribute languagepattern is missing here.')
    const source = checkedSource(map, `(?:${pattern})`, 'languagepattern', refuse)
    return { pattern: new RegExp(`^${source}$`, 'iv'), rules: name }
  })
  return { cascade: header.attributes.get('cascade') === 'yes', maps, rules, notTaken: srxNotTaken(root, text) }
}

type Refuse = (element: XmlElement, reason: string) => never

function readRule(rule: XmlElement, language: string, number: number, refuse: Refuse): SrxRule {
  const given = rule.attributes.get('break') ?? 'yes'
  if (given !== 'yes' && given !== 'no') refuse(rule, `break is "${given}", but must be yes or no.`)
  const side = (name: string): string => childrenOf(rule, name).map(textIn).join('')
  const before = side('beforebreak')
  const after = side('afterbreak')
  const place = `rule ${number} of "${language}"`
  const checked = (name: string, source: string) => checkedSource(rule, source, `${name} of ${place}`, refuse)
  const pattern = `(?<=${checked('beforebreak', before)})(?=${checked('afterbreak', after)})`
  const made: { at?: RegExp; everywhere?: RegExp } = {}
  return {
    breaks: given === 'yes',
    before,
    after,
    get at() {
      return (made.at ??= new RegExp(pattern, 'vy'))
    },
    get everywhere() {
      return (made.everywhere ??= new RegExp(pattern, 'vg'))
    },
    language,
    number,
  }
}

/**
 * Stands for the properties of characters while an expression is looked at: making their sets takes most of the time.
 */
const withoutProperties = (source: string): string => source.replace(/\\[pP]\{[^{}]*\}/g, '\\d')

/** The source of a JavaScript expression with the flag `v` that means the same. */
function checkedSource(element: XmlElement, source: string, place: string, refuse: Refuse): string {
  if (source.length > longestExpression)
    refuse(element, `${place} is longer than ${longestExpression} characters. Split it into several rules.`)
  try {
    const translated = `(?:${translateRegex(source)})`
    return RegExp(withoutProperties(translated), 'v') && translated
  } catch (error) {
    if (error instanceof RegexRefused)
      refuse(element, `${place} contains ${error.message}, which isn't supported. Rewrite the expression.`)
    const detail = error instanceof Error ? error.message : String(error)
    return refuse(element, `${place} isn't a valid regular expression: ${detail}.`)
  }
}

/** The rules that hold for a locale (BCP 47), in their order; with `cascade` those of every map that matches. */
export function rulesFor({ cascade, maps, rules }: Srx, locale: string): readonly SrxRule[] {
  const matching = maps.filter(({ pattern }) => pattern.test(locale) || pattern.test(locale.replaceAll('-', '_')))
  return (cascade ? matching : matching.slice(0, 1)).flatMap(({ rules: name }) => rules.get(name) ?? [])
}

/** Whether a file would never break: it holds exceptions alone. */
export const hasOnlyExceptions = ({ rules }: Srx): boolean =>
  [...rules.values()].every((set) => set.every((rule) => !rule.breaks))

const read = new Map<string, Srx>()

/** The same for a locale; what was read last is kept. @throws FileRefused */
export function compiledRules({ srx }: SegmentationRules, locale: string): readonly SrxRule[] {
  let known = read.get(srx)
  if (!known) {
    known = readSrx(srx, 'segmentation.srx')
    read.clear()
    read.set(srx, known)
  }
  return rulesFor(known, locale)
}
