import iconv from 'iconv-lite'
import { FileRefused } from '../../kernel/file-refused.ts'
import type { ParserParameter } from './format.ts'
import { type ParameterValues, textOf } from './parameters.ts'
import { decodeText, encodeText, isUnicodeMarked, refuseNulBytes, refuseOtherContent } from './text.ts'

/** Text that was read from bytes, and how it is written in the same encoding. */
export type ReadText = {
  text: string
  /** One of the option's choices, or another name that is declared. */
  charset: string
  encode(text: string): Uint8Array
  /** The first character of a text that the encoding can't hold. */
  unheld(text: string): string | undefined
}

/** Encodings by the name that options have, each with other names for it: letters and digits alone. */
const names: Readonly<Record<string, readonly string[]>> = {
  'utf-8': [],
  'utf-16le': [],
  'utf-16be': [],
  'iso-8859-1': ['latin1', 'l1'],
  'iso-8859-2': ['latin2', 'l2'],
  'iso-8859-3': ['latin3', 'l3'],
  'iso-8859-4': ['latin4', 'l4'],
  'iso-8859-5': [],
  'iso-8859-6': [],
  'iso-8859-7': [],
  'iso-8859-8': [],
  'iso-8859-9': ['latin5', 'l5'],
  'iso-8859-10': ['latin6', 'l6'],
  'iso-8859-11': ['tis620'],
  'iso-8859-13': [],
  'iso-8859-14': [],
  'iso-8859-15': ['latin9'],
  'iso-8859-16': ['latin10'],
  'windows-1250': ['cp1250'],
  'windows-1251': ['cp1251'],
  'windows-1252': ['cp1252'],
  'windows-1253': ['cp1253'],
  'windows-1254': ['cp1254'],
  'windows-1255': ['cp1255'],
  'windows-1256': ['cp1256'],
  'windows-1257': ['cp1257'],
  'windows-1258': ['cp1258'],
  'koi8-r': [],
  'koi8-u': [],
  'shift-jis': ['sjis', 'mskanji', 'cp932', 'ms932', 'windows31j'],
  'euc-jp': [],
  gb18030: [],
  big5: ['cp950'],
  'euc-kr': ['cp949', 'uhc'],
}

/** Encodings that files declare and no one chooses: parts of others. */
const declaredOnly: ReadonlyMap<string, string> = new Map([
  ['ascii', 'ascii'],
  ['usascii', 'ascii'],
  ['gbk', 'gbk'],
  ['cp936', 'gbk'],
  ['gb2312', 'gbk'],
  ['euccn', 'gbk'],
])

const plain = (label: string): string => label.toLowerCase().replace(/[^a-z\d]/g, '')
const byLabel = new Map(
  Object.entries(names).flatMap(([name, others]) => [name, ...others].map((one) => [plain(one), name])),
)

/** How files are encoded that don't say it. */
export const encodingParameter: ParserParameter = {
  key: 'encoding',
  title: 'Encoding',
  description:
    'How characters are stored. Auto: as the file says, or else UTF-8. Translations are written in the same encoding.',
  type: 'string',
  value: 'auto',
  choices: ['auto', ...Object.keys(names)],
}

/** The encoding with this label; `undefined` for one that is unknown. UTF-16 needs a byte order mark. */
export function charsetOf(label: string): string | undefined {
  return byLabel.get(plain(label)) ?? declaredOnly.get(plain(label))
}

/** An encoding as people and headers write it. */
export const labelOf = (charset: string): string => (charset === 'shift-jis' ? 'Shift_JIS' : charset.toUpperCase())

/** Whether an encoding has every character. */
const isUnicode = (charset: string): boolean => charset.startsWith('utf-') || charset === 'gb18030'

/** Decodes UTF-8, and UTF-16 with a byte order mark. @throws FileRefused as `decodeText` */
export function readUnicode(bytes: Uint8Array, fileName: string, advice?: string): ReadText {
  const { text, encoding } = decodeText(bytes, fileName, advice)
  const encode = (edited: string): Uint8Array => encodeText(edited, encoding)
  return { text, charset: encoding.charset, encode, unheld: () => undefined }
}

/**
 * Decodes a file as its option `encoding` says, else as it declares, else as UTF-8; a byte order mark says more than both.
 * @throws FileRefused with the line of the first byte that is wrong
 */
export function readText(bytes: Uint8Array, fileName: string, values: ParameterValues, declared?: string): ReadText {
  const chosen = textOf(values, encodingParameter.key)
  const charset = chosen === 'auto' ? (declared ?? 'utf-8') : chosen
  if (isUnicodeMarked(bytes) || charset === 'utf-8') {
    const advice = 'Choose the encoding of the file in its parser options, or save it as UTF-8 and upload it again.'
    return readUnicode(bytes, fileName, advice)
  }
  return readCharset(
    bytes,
    fileName,
    charset,
    'Choose the encoding of the file in its parser options, or save it as UTF-8 and upload it again.',
  )
}

/**
 * Decodes a file in an encoding other than UTF-8; `advice` is what to do where it is none.
 * @throws FileRefused with the line of the first byte that is wrong
 */
export function readCharset(bytes: Uint8Array, fileName: string, charset: string, advice: string): ReadText {
  refuseOtherContent(bytes, fileName)
  const text = iconv.decode(bytes, charset, { stripBOM: false })
  const wrong = text.search(/\uFFFD|\p{Surrogate}/u)
  if (wrong !== -1) throw invalidBytes(fileName, text.slice(0, wrong), charset, advice)
  refuseNulBytes(text, fileName)
  const encode = encoder(bytes, text, charset)
  return { text, charset, encode, unheld: (one) => unheldIn(one, charset) }
}

/** The encoding found in the file, where the options leave it open: UTF-8 unless it says otherwise. */
export function foundEncoding(values: ParameterValues, { charset }: ReadText): Record<string, string> {
  const isFound =
    textOf(values, encodingParameter.key) === 'auto' && charset !== 'utf-8' && Object.hasOwn(names, charset)
  return isFound ? { [encodingParameter.key]: charset } : {}
}

function invalidBytes(fileName: string, before: string, charset: string, advice: string): FileRefused {
  const line = before.split(/\r\n|\n|\r/).length
  const reason = `This isn't valid ${labelOf(charset)}. ${advice}`
  return new FileRefused({ file: fileName, line, reason })
}

/** Vietnamese in its own encoding has tones beside the letters that they stand on. */
const tones = /^(.[\u0302\u0306\u031b]?)([\u0300\u0301\u0303\u0309\u0323])(.?)$/su

/** A text with the characters that the encoding has. */
function spelled(text: string, charset: string): string {
  if (charset !== 'windows-1258') return text
  return text.replace(/[\u1EA0-\u1EF9\u00C0-\u017F]/g, (letter) => {
    if (isHeld(letter, charset)) return letter
    const parts = tones.exec(letter.normalize('NFD').replace(/([\u0323])([\u0302\u0306])/, '$2$1'))
    return parts ? `${(parts[1] ?? '').normalize('NFC')}${parts[2] ?? ''}${parts[3] ?? ''}` : letter
  })
}

const isHeld = (text: string, charset: string): boolean =>
  iconv.decode(iconv.encode(text, charset), charset, { stripBOM: false }) === text

/** Some encodings have several bytes for one character: lines that would become others keep their bytes. */
function encoder(bytes: Uint8Array, text: string, charset: string): ReadText['encode'] {
  const plainly = (one: string): Uint8Array => new Uint8Array(iconv.encode(spelled(one, charset), charset))
  if (Buffer.compare(plainly(text), bytes) === 0) return plainly
  const kept = new Map<string, Uint8Array>()
  for (let start = 0; start < bytes.length;) {
    const at = bytes.indexOf(0x0a, start)
    const end = at === -1 ? bytes.length : at + 1
    const line = bytes.subarray(start, end)
    const read = iconv.decode(line, charset, { stripBOM: false })
    if (Buffer.compare(plainly(read), line) !== 0) kept.set(read, line)
    start = end
  }
  return (edited) =>
    new Uint8Array(Buffer.concat(edited.split(/(?<=\n)/).map((line) => kept.get(line) ?? plainly(line))))
}

function unheldIn(text: string, charset: string): string | undefined {
  if (isUnicode(charset)) return undefined
  const written = spelled(text, charset)
  if (isHeld(written, charset)) return undefined
  return [...written].find((character) => !isHeld(character, charset))
}
