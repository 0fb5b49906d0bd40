import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import type { FileFormat } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { contentEdit } from '../xml/content-edit.ts'
import { childrenOf, readXml, refuseElement, textIn, type XmlElement } from '../xml/read-xml.ts'
import { decodeXmlFile } from '../xml/xml-file.ts'

/** .NET resources: the texts among their entries, not images, files or objects. Only values are ever changed. */
export const resx: FileFormat = catalogFormat({
  name: 'resx',
  label: '.NET resources',
  extensions: ['resx'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters],

  read(bytes, { fileName }) {
    const { text, encode, asciiOnly } = decodeXmlFile(bytes, fileName)
    const { root } = readXml(text, fileName)
    if (root.local !== 'root') {
      refuseElement(
        root,
        text,
        fileName,
        `The file begins with <${root.local}>, not with <root>. Is it another kind of file?`,
      )
    }
    const entries = childrenOf(root, 'data')
      .filter(isText)
      .flatMap((data): CatalogEntry[] => {
        const value = childrenOf(data, 'value')[0]
        if (!value) return []
        const key =
          data.attributes.get('name') ?? refuseElement(data, text, fileName, 'This entry has no name. Give it one.')
        const source = textIn(value)
        const note = childrenOf(data, 'comment')
          .map((comment) => textIn(comment).trim())
          .filter((one) => one !== '')
          .join('\n')
        return [
          {
            key,
            context: key,
            note,
            ...(/^\{Locked\}/i.test(note) && { locked: true }),
            source,
            present: source,
            write: (target) => [contentEdit(value, target, text, asciiOnly)],
          },
        ]
      })
    return { text, encode, entries }
  },
})

/** An entry without type is a text; the designer's own settings begin with `>>`. */
function isText({ attributes }: XmlElement): boolean {
  const type = attributes.get('type')
  const isString = type === undefined || /^System\.String\b/.test(type)
  return isString && !attributes.has('mimetype') && attributes.get('name')?.startsWith('>>') !== true
}
