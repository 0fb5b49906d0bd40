import { directionOf } from '@dragoman/sdk/direction'
import type { FileFormat } from '../../format.ts'
import { flag } from '../../parameters.ts'
import { tagRegexParameter } from '../../shared-parameters.ts'
import { drawingParts } from '../drawing/parts.ts'
import { leftOutOf, officeFormat, type PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { officeParameters } from '../office-parameters.ts'
import { propertyBlocks } from '../properties.ts'
import type { PlacePart } from '../../place.ts'
import type { OfficePackage } from '../package.ts'
import { alternativeChunks } from './alternative-chunks.ts'
import { wordBlocks } from './blocks.ts'
import { wordLeftOut } from './left-out.ts'
import { WordPlaces } from './word-places.ts'

/** Word documents: body, tables, text boxes, headers, footers and notes. */
export const docx: FileFormat = officeFormat({
  kind: 'docx',
  label: 'Word',
  extensions: ['docx', 'docm', 'dotx', 'dotm'],
  parameters: [
    {
      key: 'translateHeaders',
      title: 'Headers and footers',
      description: 'Translate page headers and footers.',
      type: 'boolean',
      value: true,
    },
    {
      key: 'translateComments',
      title: 'Comments',
      description: 'Translate comments in the document.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateHidden',
      title: 'Hidden text',
      description: 'Translate text formatted as hidden.',
      type: 'boolean',
      value: false,
    },
    ...officeParameters,
    tagRegexParameter,
  ],
  read: (reading) => {
    const { file, values, options } = reading
    const isOn = (key: string): boolean => flag(values, key)
    const optional = [
      { type: /wordprocessingml\.(?:header|footer)\+xml$/, isRead: isOn('translateHeaders') },
      { type: /wordprocessingml\.footnotes\+xml$/, isRead: true },
      { type: /wordprocessingml\.endnotes\+xml$/, isRead: true },
      { type: /wordprocessingml\.comments\+xml$/, isRead: isOn('translateComments') },
    ]
    const namesOf = (wanted: boolean): string[] =>
      optional.flatMap(({ type, isRead }) => (isRead === wanted ? file.partsOfType(type) : []))
    const words = wordParts(reading, [file.main, ...namesOf(true)])
    const chunks = alternativeChunks(file, docx, options.parameters)
    return {
      parts: [
        ...words,
        ...drawingParts(reading, /drawingml\.(?:chart|diagramData)\+xml$|drawingml\.diagramDrawing\+xml$/),
        ...(isOn('translateProperties') ? propertyBlocks(reading) : []),
      ],
      embedded: chunks.embedded,
      leftOut: () => [
        ...words.flatMap(({ name }) =>
          wordLeftOut(file.part(name).root, prefixOf(name, file), isOn('translateHidden')),
        ),
        ...leftOutOf(wordParts(reading, namesOf(false)), 'SKIPPED_KEY'),
        ...chunks.leftOut,
      ],
    }
  },
})

const prefixOf = (name: string, { main }: OfficePackage): string =>
  name === main ? '' : `${name.slice(name.lastIndexOf('/') + 1, -'.xml'.length)}/`

/** The parts beside the text, by the beginning of their names. */
const besideText: readonly [start: string, PlacePart['kind']][] = [
  ['header', 'HEADER'],
  ['footer', 'FOOTER'],
  ['footnotes', 'FOOTNOTES'],
  ['endnotes', 'FOOTNOTES'],
  ['comments', 'COMMENTS'],
]

function partOf(name: string): PlacePart | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1)
  const kind = besideText.find(([start]) => last.startsWith(start))?.[1]
  return kind && { kind, name: '' }
}

function wordParts(reading: OfficeReading, names: readonly string[]): PartBlocks[] {
  const { file, values, options, tokenize } = reading
  const places = new WordPlaces(reading)
  const marking = {
    locale: options.targetLocale,
    language: flag(values, 'setLanguage'),
    rightToLeft: flag(values, 'setDirection') && directionOf(options.targetLocale) === 'rtl',
  }
  return names.map((name) => {
    const { text, root } = file.part(name)
    const blocks = wordBlocks(root, {
      text,
      tokenize,
      marking,
      places,
      hiddenText: flag(values, 'translateHidden'),
      alternativeText: flag(values, 'translateAlternativeText'),
      prefix: prefixOf(name, file),
    })
    const part = partOf(name)
    return { name, text, blocks, ...(part && { part }) }
  })
}
