import { charsetOf, labelOf } from '../charsets.ts'
import type { Edit } from '../edits.ts'
import { type ParseOptions } from '../format.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { declaredPluralForms, type PluralForms, standardPluralForms } from './plural-forms.ts'
import { type PoEntry, quotePo } from './scan-po.ts'

/** The header of a PO file, and its meaning for the target language. */
export type PoHeader = {
  entry: PoEntry | undefined
  /** Whether the translations in the file are in the target language. */
  sameLanguage: boolean
  forms: PluralForms
  /** Made by a tool whose messages are always ICU. */
  icu: boolean
}

/** Reads the header entry, if there is one. */
export function readHeader(entries: readonly PoEntry[], options: ParseOptions): PoHeader {
  const entry = entries.find((candidate) => candidate.id.value === '' && !candidate.context)
  const value = entry?.translations[0]?.value ?? ''
  const language = fieldOf(value, 'Language') ?? ''
  const sameLanguage = language === '' || meansLanguage(options, language, options.targetLocale)
  const trusted = language !== '' && sameLanguage
  const declared = declaredPluralForms(fieldOf(value, 'Plural-Forms'), options.targetLocale, trusted)
  return {
    entry,
    sameLanguage,
    forms: declared ?? standardPluralForms(options.targetLocale),
    icu: /lingui|formatjs/i.test(fieldOf(value, 'X-Generator') ?? ''),
  }
}

/** The facts that the header of a translated file states. `isAscii` when no encoding needs to be named. */
type Facts = { hasPlurals: boolean; lineEnding: string; charset: string; isAscii: boolean }

/** The changes to the header of a translated file: language, plural forms, encoding, no `fuzzy`. */
export function headerEdits(
  header: PoHeader,
  options: ParseOptions,
  { hasPlurals, lineEnding, charset, isAscii }: Facts,
): Edit[] {
  const { entry, forms } = header
  const { targetLocale } = options
  const language = nameOfLanguage(options, targetLocale, targetLocale.replaceAll('-', '_'))
  const translation = entry?.translations[0]
  if (!entry || !translation) {
    if (!hasPlurals && isAscii) return []
    const plurals = hasPlurals ? `Plural-Forms: ${forms.header}\n` : ''
    const value = `Content-Type: text/plain; charset=${labelOf(charset)}\nLanguage: ${language}\n${plurals}`
    const text = `msgid ""${lineEnding}msgstr ${quotePo(value, lineEnding)}${lineEnding}${lineEnding}`
    return [{ start: 0, end: 0, text }]
  }
  let value = translation.value
  const present = fieldOf(value, 'Language')
  if (!present || !meansLanguage(options, present, targetLocale)) value = withField(value, 'Language', language)
  if (hasPlurals && fieldOf(value, 'Plural-Forms') !== forms.header)
    value = withField(value, 'Plural-Forms', forms.header)
  value = withCharset(value, charset, isAscii)
  const edits = unfuzzy(entry)
  if (value !== translation.value) {
    edits.push({ start: translation.start, end: translation.end, text: quotePo(value, lineEnding) })
  }
  return edits
}

/** Takes the `fuzzy` flag off an entry, and the previous texts that go with it. */
export function unfuzzy(entry: PoEntry): Edit[] {
  if (!isFuzzy(entry)) return []
  return entry.comments.flatMap((line): Edit[] => {
    if (/^\s*#\|/.test(line.text)) return [{ start: line.start, end: line.next, text: '' }]
    if (!/^\s*#,/.test(line.text)) return []
    const flags = flagsIn(line.text).filter((flag) => flag !== 'fuzzy')
    if (flags.length === flagsIn(line.text).length) return []
    if (flags.length === 0) return [{ start: line.start, end: line.next, text: '' }]
    return [{ start: line.start, end: line.end, text: `#, ${flags.join(', ')}` }]
  })
}

/** Whether someone still has to look at the entry's translation. */
export function isFuzzy(entry: PoEntry): boolean {
  return entryFlags(entry).includes('fuzzy')
}

/** The flags of an entry: `fuzzy`, `c-format`, … */
export function entryFlags(entry: PoEntry): string[] {
  return entry.comments.flatMap((line) => (/^\s*#,/.test(line.text) ? flagsIn(line.text) : []))
}

function flagsIn(line: string): string[] {
  return line
    .replace(/^\s*#,/, '')
    .split(',')
    .map((flag) => flag.trim())
    .filter((flag) => flag !== '')
}

function fieldOf(header: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(header)?.[1]?.trim()
}

function withField(header: string, name: string, value: string): string {
  const line = new RegExp(`^${name}:.*$`, 'im')
  if (line.test(header)) return header.replace(line, () => `${name}: ${value}`)
  return `${header}${header === '' || header.endsWith('\n') ? '' : '\n'}${name}: ${value}\n`
}

/** The header with the encoding that the file is written in; what stands for it already, stays. */
function withCharset(value: string, charset: string, isAscii: boolean): string {
  const type = fieldOf(value, 'Content-Type')
  const declared = declaredCharset(type ?? '')
  const known = declared === undefined ? undefined : (charsetOf(declared) ?? declared)
  const isSaid = known === charset || (known?.startsWith('utf') === true && charset.startsWith('utf'))
  const isOpen = declared === undefined && !/charset=/i.test(type ?? '')
  if (isSaid || (isOpen && isAscii)) return value
  const name = labelOf(charset)
  if (type === undefined) return withField(value, 'Content-Type', `text/plain; charset=${name}`)
  const named = /charset=/i.test(type)
    ? type.replace(/charset=[^;\s]*/i, `charset=${name}`)
    : `${type.replace(/;?\s*$/, '')}; charset=${name}`
  return withField(value, 'Content-Type', named)
}

/** The encoding that a content type names; "CHARSET" is what tools leave to be filled in. */
export function declaredCharset(contentType: string): string | undefined {
  const label = /charset=([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase()
  return label === 'charset' ? undefined : label
}
