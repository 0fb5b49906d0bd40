import { applyEdits, type Edit } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { decodeText, encodeText } from '../text.ts'

/** A page as text, and how edits get into its bytes. */
export type DecodedHtml = { text: string; apply: (edits: readonly Edit[]) => Uint8Array }

/** That of XHTML, which browsers believe in HTML as well. */
const xmlDeclaration = /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{1,40})["']/
const declaration = /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i
/** Encodings with one byte for each character. */
const singleByte = /^(?:windows-(?:125\d|874)|iso-8859-\d{1,2}|ibm866|koi8-[ru]|macintosh|x-mac-cyrillic)$/

/**
 * Decodes a page: Unicode, or the encoding with one byte a character that it declares. What is written into the latter
 * is ASCII, with references for everything else, so that all other bytes stay what they are.
 * @throws FileRefused for another encoding, and for bytes that are none
 */
export function decodeHtml(bytes: Uint8Array, fileName: string): DecodedHtml {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isMarked = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(latin1)
  const start = latin1.slice(0, 4096)
  const declared = isMarked ? undefined : (declaration.exec(start) ?? xmlDeclaration.exec(start))?.[1]
  const decoder = declared === undefined ? undefined : decoderOf(declared)
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  const isAscii = (): boolean => /^[\u0001-\u007f]*$/.test(latin1)
  if (declared === undefined || !decoder || decoder.encoding.startsWith('utf-')) {
    const { text, encoding } = decodeText(bytes, fileName)
    return { text, apply: (edits) => encodeText(applyEdits(text, edits), encoding) }
  }
  if (!singleByte.test(decoder.encoding) && !isAscii()) {
    const reason = `The page declares the encoding ${declared}, which isn't supported. Save it as UTF-8 and upload it again.`
    throw new FileRefused({ file: fileName, line: 1, column: 1, reason })
  }
  // For NUL bytes and other content.
  if (isAscii()) decodeText(bytes, fileName)
  return {
    text: decoder.decode(bytes),
    apply: (edits) =>
      new Uint8Array(
        Buffer.from(
          applyEdits(
            latin1,
            edits.map((edit) => ({ ...edit, text: asReferences(edit.text) })),
          ),
          'latin1',
        ),
      ),
  }
}

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

function asReferences(text: string): string {
  return text.replace(/\P{ASCII}/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`)
}
