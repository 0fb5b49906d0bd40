import { directionOf } from '@dragoman/sdk/direction'
import { flag } from '../../parameters.ts'
import { tagRegexParameter } from '../../shared-parameters.ts'
import { drawingParts } from '../drawing/parts.ts'
import { officeFormat, type OfficeReading, type PartBlocks } from '../office-format.ts'
import { officeParameters } from '../office-parameters.ts'
import { propertyBlocks } from '../properties.ts'
import { wordBlocks } from './blocks.ts'

/** Word documents: body, tables, text boxes, headers, footers and notes. */
export const docx = officeFormat({
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
  read: (reading) => ({
    parts: [
      ...wordParts(reading),
      ...drawingParts(reading, /drawingml\.(?:chart|diagramData)\+xml$|drawingml\.diagramDrawing\+xml$/),
      ...(flag(reading.values, 'translateProperties') ? propertyBlocks(reading) : []),
    ],
  }),
})

function wordParts({ file, values, options, tokenize }: OfficeReading): PartBlocks[] {
  const others = [
    ...(flag(values, 'translateHeaders') ? [/wordprocessingml\.(?:header|footer)\+xml$/] : []),
    /wordprocessingml\.footnotes\+xml$/,
    /wordprocessingml\.endnotes\+xml$/,
    ...(flag(values, 'translateComments') ? [/wordprocessingml\.comments\+xml$/] : []),
  ]
  const names = [file.main, ...others.flatMap((type) => file.partsOfType(type))]
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
      hiddenText: flag(values, 'translateHidden'),
      alternativeText: flag(values, 'translateAlternativeText'),
      prefix: name === file.main ? '' : `${name.slice(name.lastIndexOf('/') + 1, -'.xml'.length)}/`,
    })
    return { name, text, blocks }
  })
}
