import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import { encodingParameter, foundEncoding, readText } from '../charsets.ts'
import type { FileFormat, LeftOutText } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { refuseUnstorable } from '../text.ts'
import { entryOfText, type ProgramText } from './program-text.ts'

type Read = (text: string, fileName: string) => { texts: readonly ProgramText[]; leftOut: readonly LeftOutText[] }

/** A format whose files are programs: the texts that they give names to are written in place. Nothing is ever run. */
export function programFormat({
  read,
  ...facts
}: Pick<FileFormat, 'name' | 'label' | 'extensions'> & { read: Read }): FileFormat {
  return catalogFormat({
    ...facts,
    applySourceSegmentation: false,
    parameters: [...sharedParameters, ...keyParameters, encodingParameter],

    read(bytes, { fileName }, values) {
      const decoded = readText(bytes, fileName, values)
      const { text, encode, unheld } = decoded
      const { texts, leftOut } = read(text, fileName)
      const entries = texts.map((one): CatalogEntry => {
        const entry = entryOfText(one)
        refuseUnstorable(entry.source, text, one.start, fileName)
        return entry
      })
      return {
        text,
        encode,
        unheld,
        entries: [...entries, ...leftOut.map(leftEntry)],
        found: foundEncoding(values, decoded),
      }
    },
  })
}

const leftEntry = ({ key, text, reason }: LeftOutText): CatalogEntry => ({
  key,
  context: key,
  source: text,
  leftOut: reason,
  present: text,
  write: () => [],
})
