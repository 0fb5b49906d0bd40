import type { FileFormat } from '../../format.ts'
import { flag, switchChoices } from '../../parameters.ts'
import { htmlParameter, icuParameter, placeholdersParameter, tagRegexParameter } from '../../shared-parameters.ts'
import { columnParameters } from '../../table/column-parameters.ts'
import { childrenOf } from '../../xml/read-xml.ts'
import { drawingPart, isCachedDiagram, prefixOf } from '../drawing/parts.ts'
import { leftOutOf, officeFormat, type PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { officeParameters } from '../office-parameters.ts'
import { propertyBlocks } from '../properties.ts'
import { alongCells } from './along.ts'
import { richString } from './rich-string.ts'
import { sheetNameBlocks } from './sheet-names.ts'
import { bilingualFormat } from './tables.ts'
import { readWorkbook } from './workbook.ts'

/** Workbooks: texts of cells, drawings and charts. Formulas and numbers are never touched. */
export const xlsx = officeFormat({
  kind: 'xlsx',
  label: 'Excel',
  extensions: ['xlsx', 'xlsm', 'xltx', 'xltm'],
  parameters: [
    {
      key: 'columns',
      title: 'Columns',
      description: 'Columns to translate, by letter: A, C:E. Leave empty for all.',
      type: 'string',
      value: '',
    },
    {
      key: 'translateHidden',
      title: 'Hidden cells',
      description: 'Translate hidden sheets, rows, and columns.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateSheetNames',
      title: 'Sheet names',
      description: 'Translate sheet names, except those used in formulas.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateComments',
      title: 'Comments',
      description: 'Translate cell comments.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateDrawings',
      title: 'Drawings and charts',
      description: 'Translate text in shapes, charts, and diagrams.',
      type: 'boolean',
      value: true,
    },
    ...officeParameters,
    {
      key: 'bilingual',
      title: 'Bilingual table',
      description:
        'Treat rows as texts with a column for their translations: on, off, or auto (if the header row names both columns).',
      type: 'string',
      value: 'auto',
      choices: switchChoices,
    },
    ...columnParameters('Bilingual tables: column letter'),
    placeholdersParameter,
    htmlParameter,
    icuParameter,
    tagRegexParameter,
  ],
  instead: (reading, document) => withAsides(bilingualFormat(reading, document), reading),
  read: (reading) => {
    const workbook = readWorkbook(reading)
    const { values } = reading
    const parts = [
      ...workbook.parts,
      ...(flag(values, 'translateDrawings') ? drawings(reading) : []),
      ...(flag(values, 'translateComments') ? comments(reading) : []),
      ...(flag(values, 'translateSheetNames') ? [sheetNameBlocks(reading, workbook)] : []),
      ...(flag(values, 'translateProperties') ? propertyBlocks(reading) : []),
    ]
    const left = (): PartBlocks[] => [
      ...(flag(values, 'translateDrawings') ? [] : drawings(reading)),
      ...(flag(values, 'translateComments') ? [] : comments(reading)),
    ]
    return {
      parts,
      leftOut: () => [...workbook.leftOut(), ...leftOutOf(left(), 'SKIPPED_KEY')],
      along: (translated) => alongCells(reading, workbook, translated),
    }
  },
})

/** Lists what stands beside the tables of a workbook. */
const withAsides = (format: FileFormat | undefined, reading: OfficeReading): FileFormat | undefined =>
  format && {
    ...format,
    parse(bytes, options) {
      const read = format.parse(bytes, options)
      const asides = leftOutOf([...drawings(reading), ...comments(reading)], 'NOT_TRANSLATABLE')
      return { ...read, leftOut: [...read.leftOut, ...asides] }
    },
  }

function drawings(reading: OfficeReading): PartBlocks[] {
  const names = reading.file.partsOfType(
    /officedocument\.drawing\+xml$|drawingml\.(?:chart|diagramData)\+xml$|drawingml\.diagramDrawing\+xml$/,
  )
  return names.map((name) =>
    drawingPart(reading, name, { prefix: prefixOf(name), isCopy: isCachedDiagram(name), labelsAreCopies: true }),
  )
}

function comments({ file, tokenize }: OfficeReading): PartBlocks[] {
  return file.partsOfType(/spreadsheetml\.comments\+xml$/).map((name) => {
    const { text, root } = file.part(name)
    const blocks = childrenOf(root, 'commentList').flatMap((list) =>
      childrenOf(list, 'comment').flatMap((comment) =>
        childrenOf(comment, 'text').map((element) =>
          richString(
            element,
            { key: `${prefixOf(name)}${comment.attributes.get('ref') ?? ''}`, isCopy: false },
            tokenize,
          ),
        ),
      ),
    )
    return { name, text, blocks }
  })
}
