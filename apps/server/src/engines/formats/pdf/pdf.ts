import { strFromU8, unzipSync } from 'fflate'
import type { FileFormat, LeftOutText } from '../format.ts'
import { docx } from '../ooxml/word/docx.ts'
import { readParameters } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { documentOf, pictureMark } from './pdf-document.ts'
import { readPages } from './pages.ts'

/** PDF: the texts of its pages in reading order, as a Word document, which is what is delivered. */
export const pdf: FileFormat = {
  name: 'pdf',
  label: 'PDF',
  extensions: ['pdf'],
  builtAs: 'docx',
  applySourceSegmentation: true,
  parameters: [tagRegexParameter],

  prepare: async (bytes, fileName) => documentOf(await readPages(bytes, fileName)),

  parse(document, options) {
    readParameters(pdf.parameters, options.parameters, options.fileName)
    const parsed = docx.parse(document, options)
    return { ...parsed, leftOut: [...parsed.leftOut, ...pagesWithoutText(document)] }
  },

  build(document, options, targets) {
    readParameters(pdf.parameters, options.parameters, options.fileName)
    return docx.build(document, options, targets)
  },
}

function pagesWithoutText(document: Uint8Array): LeftOutText[] {
  const { 'word/document.xml': body } = unzipSync(document, { filter: ({ name }) => name === 'word/document.xml' })
  const marks = strFromU8(body ?? new Uint8Array()).matchAll(new RegExp(`"${pictureMark}(\\d+)"`, 'g'))
  return [...marks].map(([, page]) => ({ key: `page/${page}`, text: `Page ${page}`, reason: 'PICTURE' }))
}
