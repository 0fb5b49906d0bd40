import { stripCodes } from '@dragoman/sdk/segment-text'
import { formatFor } from '../engines/formats/formats.ts'
import { catalogParameters, catalogPath, catalogTranslations, readSource } from './catalogs.ts'

const areas = ['users', 'shell']
const locales = ['es', 'ja', 'ar', 'de', 'fr']

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A TMX of texts by locale, English being the source. A target that equals its source is left out. */
export function tmxOf(texts: readonly ReadonlyMap<string, string>[]): Uint8Array {
  const tmUnits = texts.flatMap((variants) => {
    const source = variants.get('en')
    const known = [...variants].filter(([locale, text]) => locale === 'en' || text !== source)
    if (known.length < 2) return []
    const body = known.map(([locale, text]) => `<tuv xml:lang="${locale}"><seg>${escape(text)}</seg></tuv>`)
    return [`    <tu>${body.join('')}</tu>`]
  })
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

/**
 * Every second interface text without placeholders, in five languages: what an agency would bring along. The other half
 * is new to it, so that the analysis of the demo projects has something in several bands.
 */
export function demoMemory(): Uint8Array {
  const texts: ReadonlyMap<string, string>[] = []
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
      const variants = new Map([['en', stripCodes(source)]])
      for (const [locale, known] of translations) {
        const text = known.get(key)
        if (text !== undefined) variants.set(locale, stripCodes(text))
      }
      texts.push(variants)
    }
  }
  return tmxOf(texts)
}
