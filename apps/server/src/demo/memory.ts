import { stripCodes } from '@dragoman/sdk/segment-text'
import { formatFor } from '../engines/formats/formats.ts'
import { catalogParameters, catalogPath, catalogTranslations, readSource } from './catalogs.ts'

const areas = ['users', 'shell']
const locales = ['es', 'ja', 'ar', 'de', 'fr']

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A TMX of every second interface text without placeholders, in five languages: what an agency would bring along. The
 * other half is new to it, so that the analysis of the demo projects has something in several bands.
 */
export function demoMemory(): Uint8Array {
  const tmUnits: string[] = []
  for (const area of areas) {
    const translations = locales.map((locale) => [locale, catalogTranslations(area, locale)] as const)
    const { segments } = formatFor(`${area}.po`).parse(readSource(catalogPath('en', area)), {
      fileName: `${area}.po`,
      sourceLocale: 'en',
      targetLocale: 'es',
      parameters: catalogParameters,
      applySourceSegmentation: false,
    })
    for (const [at, { key, source, codes }] of segments.entries()) {
      if (codes.length > 0 || at % 2 === 1) continue
      const variants = [
        ['en', source] as const,
        ...translations.map(([locale, texts]) => [locale, texts.get(key)] as const),
      ]
      const known = variants.filter((variant): variant is readonly [string, string] => variant[1] !== undefined)
      if (known.length < 2) continue
      const body = known.map(
        ([locale, text]) => `<tuv xml:lang="${locale}"><seg>${escape(stripCodes(text))}</seg></tuv>`,
      )
      tmUnits.push(`    <tu>${body.join('')}</tu>`)
    }
  }
  return new TextEncoder().encode(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<tmx version="1.4">',
      '  <header creationtool="Dragoman" creationtoolversion="1" segtype="sentence" o-tmf="Dragoman" adminlang="en" srclang="en" datatype="plaintext"/>',
      '  <body>',
      ...tmUnits,
      '  </body>',
      '</tmx>',
      '',
    ].join('\n'),
  )
}
