import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import type { FileFormat } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf, refuseUnstorable } from '../text.ts'
import { escapeString, scanStrings } from './scan-strings.ts'

/** Apple's `.strings`, in UTF-8 or UTF-16. Only values are ever changed. */
export const strings: FileFormat = catalogFormat({
  name: 'strings',
  label: 'Apple strings',
  extensions: ['strings'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters],

  read(bytes, { fileName }) {
    const { text, encoding } = decodeText(bytes, fileName)
    const lineEnding = lineEndingOf(text)
    const entries = scanStrings(text, fileName).map(({ key, value, start, end, quoted, note }): CatalogEntry => {
      refuseUnstorable(value, text, start, fileName)
      const write = (target: string) => {
        const content = escapeString(target, text.slice(start, end), lineEnding)
        return [{ start, end, text: quoted ? content : `"${content}"` }]
      }
      return { key, context: key, note, source: value, present: value, write }
    })
    return { text, encode: (edited) => encodeText(edited, encoding), entries }
  },
})
