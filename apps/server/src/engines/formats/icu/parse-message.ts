import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { hasOtherPlaceholders } from '../inline/placeholders.ts'

/** A part of an ICU message. `pound` is a `#`, with the key of the plural that it stands for. */
export type IcuNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; native: string }
  | { kind: 'pound'; owner: string }
  | IcuSwitch

/** A plural or a select; `key` is the same for switches that always choose alike. */
export type IcuSwitch = {
  kind: 'switch'
  key: string
  argument: string
  type: 'plural' | 'selectordinal' | 'select'
  offset: number
  cases: ReadonlyMap<string, readonly IcuNode[]>
}

const complexArgument = /\{\s*[^\s{},]+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b/

/** Reads an ICU message; markup within it is text. `undefined` when it isn't valid ICU. */
export function parseIcu(message: string): IcuNode[] | undefined {
  if (!/[{}'#]/.test(message)) return [{ kind: 'text', text: message }]
  const safe = doubleApostrophesBeforeMarkup(message)
  try {
    const elements = parse(safe, { ignoreTag: true, captureLocation: true, shouldParseSkeletons: false })
    return elements.map((element) => nodeOf(element, safe, undefined))
  } catch {
    return undefined
  }
}

/** Whether a text can only be meant as an ICU message: it is one, with a plural, a choice or a formatted argument. */
export function isClearlyIcu(text: string): boolean {
  return complexArgument.test(text) && parseIcu(text) !== undefined
}

/**
 * Whether the messages of a file double each apostrophe, as those for `java.text.MessageFormat` must: some do and none
 * has a single one, or, of files that are usually meant for it (`usually`), none has a single one. Texts without
 * arguments say nothing, nor do those with other placeholders: they are often no messages.
 */
export function doublesApostrophes(texts: Iterable<string>, usually: boolean): boolean {
  let doubles = usually
  for (const text of texts) {
    if (!text.includes('{') || hasOtherPlaceholders(text)) continue
    const bare = text.replace(/''|'[{}#][^']*(?:'|$)/g, (found) => (found === "''" ? '\u0001' : ''))
    if (bare.includes("'")) return false
    if (bare.includes('\u0001')) doubles = true
  }
  return doubles
}

function nodeOf(element: MessageFormatElement, message: string, plural: string | undefined): IcuNode {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'text', text: element.value }
    case TYPE.pound:
      return plural === undefined ? { kind: 'text', text: '#' } : { kind: 'pound', owner: plural }
    case TYPE.select:
      return switchOf(element.value, 'select', 0, element.options, message)
    case TYPE.plural: {
      const type = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'
      return switchOf(element.value, type, element.offset, element.options, message)
    }
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time: {
      const { location } = element
      if (!location) throw new Error('the parser was asked for locations')
      return { kind: 'code', native: message.slice(location.start.offset, location.end.offset) }
    }
    case TYPE.tag:
      throw new Error('the parser was asked to leave markup alone')
  }
}

function switchOf(
  argument: string,
  type: IcuSwitch['type'],
  offset: number,
  options: Record<string, { value: MessageFormatElement[] }>,
  message: string,
): IcuSwitch {
  const key = `${type}:${offset}:${argument}`
  const cases = new Map(
    Object.entries(options).map(([selector, option]) => [
      selector,
      option.value.map((element) => nodeOf(element, message, type === 'select' ? undefined : key)),
    ]),
  )
  return { kind: 'switch', key, argument, type, offset, cases }
}

/**
 * In ICU an apostrophe quotes braces only; this parser lets it quote angle brackets too, which would swallow the
 * apostrophe of `l'<b>eau</b>`.
 */
function doubleApostrophesBeforeMarkup(message: string): string {
  if (!/'[<>]/.test(message)) return message
  return message.replace(/''|'[{}][^']*(?:''[^']*)*(?:'|$)|'#'|'(?=[<>])/g, (found) => (found === "'" ? "''" : found))
}
