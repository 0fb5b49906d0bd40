import { FileRefused } from '../../../kernel/file-refused.ts'
import { charsetOf, readCharset, type ReadText, readUnicode } from '../charsets.ts'
import { encodeText, isUnicodeMarked } from '../text.ts'

/** An XML file as text, and how it is written in the same encoding. `asciiOnly` where it may hold nothing but ASCII. */
export type XmlFile = { text: string; encode(text: string): Uint8Array; asciiOnly: boolean }

const declaration = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/

/**
 * Decodes an XML file: by its byte order mark, by the zero bytes of UTF-16, or as its declaration says; UTF-8 otherwise.
 * What the declared encoding has no character for is written as a reference.
 * @throws FileRefused for bytes that are wrong, with their line, and for an encoding that is unknown
 */
export function decodeXmlFile(bytes: Uint8Array, fileName: string): XmlFile {
  const wide = bytes[0] === 0x3c && bytes[1] === 0 ? 'utf-16le' : bytes[0] === 0 && bytes[1] === 0x3c ? 'utf-16be' : ''
  if (wide !== '') {
    const read = readCharset(bytes, fileName, wide, 'Save the file as UTF-8 and upload it again.')
    return { ...read, encode: (text) => encodeText(text, { charset: wide, bom: false }), asciiOnly: false }
  }
  const label = declaration.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 512)))?.[1]?.toLowerCase()
  // A file that says UTF-16 in single bytes is not UTF-16: tools that convert it forget the declaration.
  if (isUnicodeMarked(bytes) || label === undefined || /^utf-?(?:8|16(?:le|be)?)$/.test(label))
    return { ...readUnicode(bytes, fileName), asciiOnly: false }
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, line: 1, column: 1, reason })
  }
  if (bytes.every((byte) => byte < 0x80)) return { ...readUnicode(bytes, fileName), asciiOnly: true }
  const charset = charsetOf(label)
  if (charset === undefined || charset.startsWith('utf-'))
    return refuse(`The encoding ${label} isn't supported. Save the file as UTF-8 and upload it again.`)
  if (isUtf8(bytes))
    refuse(`The declaration says encoding="${label}", but the file is UTF-8. Correct it, or save the file as declared.`)
  const read = readDeclared(bytes, fileName, charset)
  return { text: read.text, encode: (text) => read.encode(withReferences(text, read)), asciiOnly: false }
}

/** As everywhere on the web, what says ISO-8859-1 may have the further characters of Windows. */
function readDeclared(bytes: Uint8Array, fileName: string, charset: string): ReadText {
  const isWider = charset === 'iso-8859-1' && bytes.some((byte) => byte >= 0x80 && byte < 0xa0)
  const advice = 'Correct its declaration, or save it as UTF-8 and upload it again.'
  return readCharset(bytes, fileName, isWider ? 'windows-1252' : charset, advice)
}

const section = /(<!\[CDATA\[[^]*?\]\]>)/

/** References stand for what an encoding does not hold; a section, which knows none, is interrupted for each. */
function withReferences(text: string, { unheld }: ReadText): string {
  if (unheld(text) === undefined) return text
  const known = new Map<string, boolean>()
  const isHeld = (character: string): boolean => {
    const held = known.get(character) ?? unheld(character) === undefined
    known.set(character, held)
    return held
  }
  return text
    .split(section)
    .map((piece, index) =>
      piece.replace(/\P{ASCII}/gu, (character) => {
        if (isHeld(character)) return character
        const reference = `&#x${character.codePointAt(0)!.toString(16).toUpperCase()};`
        return index % 2 === 1 ? `]]>${reference}<![CDATA[` : reference
      }),
    )
    .join('')
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
