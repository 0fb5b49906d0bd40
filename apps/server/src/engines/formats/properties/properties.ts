import { type Catalog, catalogFormat } from '../catalog.ts'
import type { FileFormat, ParserParameter } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { choice } from '../parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { decodeLatin1, decodeText, encodeLatin1, encodeText, refuseUnstorable } from '../text.ts'
import { escapeNonAscii, scanProperties, writeProperty } from './scan-properties.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'encoding',
    title: 'Encoding',
    description: 'utf-8, or iso-8859-1, the default before Java 9. UTF-16 is detected by its byte order mark.',
    type: 'string',
    value: 'utf-8',
    choices: ['utf-8', 'iso-8859-1'],
  },
  {
    key: 'unicodeEscapes',
    title: 'Unicode escapes',
    description: 'Write non-ASCII characters as \\uXXXX: on, off, or auto (same as the source file).',
    type: 'string',
    value: 'auto',
    choices: ['auto', 'on', 'off'],
  },
]

/** Java's resource bundles. Only values are ever changed. */
export const properties: FileFormat = catalogFormat({
  name: 'properties',
  label: 'Java properties',
  extensions: ['properties'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters, ...ownParameters],
  doublesApostrophes: true,

  read(bytes, { fileName }, values): Catalog {
    const charset = choice(values, 'encoding', ['utf-8', 'iso-8859-1'])
    const escapes = choice(values, 'unicodeEscapes', ['auto', 'on', 'off'])
    const { text, encode } = decode(bytes, charset, fileName)
    const escape = escapes === 'auto' ? escapesNonAscii(text) : escapes === 'on'
    const entries = scanProperties(text, fileName).map(({ key, value, start, end, note }) => {
      refuseUnstorable(value, text, start, fileName)
      const continued = /\\n(\\(?:\r\n|\n|\r)[ \t\f]*)/.exec(text.slice(start, end))?.[1] ?? ''
      return {
        key,
        context: key,
        note,
        source: value,
        present: value,
        write: (target: string) => [{ start, end, text: writeProperty(target, { escape, continued }) }],
      }
    })
    return { text, encode, entries }
  },
})

function decode(
  bytes: Uint8Array,
  charset: 'utf-8' | 'iso-8859-1',
  fileName: string,
): Pick<Catalog, 'text' | 'encode'> {
  if (charset === 'utf-8') {
    const advice = 'Save the file as UTF-8, or set its parser option "encoding" to iso-8859-1.'
    const { text, encoding } = decodeText(bytes, fileName, advice)
    return { text, encode: (edited) => encodeText(edited, encoding) }
  }
  const text = decodeLatin1(bytes, fileName)
  return { text, encode: (edited) => encodeLatin1(edited, escapeNonAscii) }
}

/** Whether a file writes letters as escapes and none as they are. */
function escapesNonAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  return /^[\u0000-\u007f]*$/.test(text) && /\\u(?:00[89a-fA-F]|0[1-9a-fA-F]|[1-9a-fA-F])/.test(text)
}
