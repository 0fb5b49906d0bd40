import { toBcp47 } from '@dragoman/sdk/locale'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import { restoreCodes } from '../../../engines/formats/inline/tokens.ts'
import type { SegmentContext } from '../../../engines/matching/normalize.ts'
import { contextProperties } from './tmx-context.ts'
import { timestamp } from '../writing/written-elsewhere.ts'

/** One unit to write; locales as on the wire. */
export interface TmxOutput {
  source: string
  codes: readonly InlineCode[]
  context: SegmentContext
  createdAt: Date
  targets: readonly {
    locale: string
    text: string
    codes: readonly InlineCode[] | null
    writtenAt: Date
    writtenBy: string
  }[]
}

/** Writes TMX 1.4 in UTF-8, piece by piece; `readTmx` reads the same units back. */
export async function* writeTmx(tmUnits: AsyncIterable<TmxOutput>, sourceLocale: string): AsyncGenerator<string> {
  const language = escapeXml(toBcp47(sourceLocale))
  yield `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="Dragoman" creationtoolversion="1" segtype="sentence" o-tmf="Dragoman" adminlang="en"
    srclang="${language}" datatype="unknown"/>
  <body>
`
  for await (const tmUnit of tmUnits) yield tmUnitText(tmUnit, language)
  yield '  </body>\n</tmx>\n'
}

function tmUnitText(tmUnit: TmxOutput, language: string): string {
  const properties = [
    [contextProperties.key, tmUnit.context.contextKey],
    [contextProperties.previous, tmUnit.context.previousHash],
    [contextProperties.next, tmUnit.context.nextHash],
  ]
  const lines = [`    <tu creationdate="${timestamp(tmUnit.createdAt)}">`]
  for (const [type, value] of properties) {
    if (value) lines.push(`      <prop type="${type}">${escapeXml(value)}</prop>`)
  }
  lines.push(`      <tuv xml:lang="${language}"><seg>${segmentXml(tmUnit.source, tmUnit.codes)}</seg></tuv>`)
  for (const target of tmUnit.targets) {
    const locale = escapeXml(toBcp47(target.locale))
    const content = segmentXml(target.text, target.codes ?? tmUnit.codes)
    const author = target.writtenBy && ` changeid="${escapeXml(target.writtenBy)}"`
    lines.push(
      `      <tuv xml:lang="${locale}" changedate="${timestamp(target.writtenAt)}"${author}><seg>${content}</seg></tuv>`,
    )
  }
  lines.push('    </tu>\n')
  return lines.join('\n')
}

function segmentXml(text: string, codes: readonly InlineCode[]): string {
  return restoreCodes(text, codes, 'standalone')
    .map((piece) => {
      if (piece.kind === 'text') return escapeXml(piece.text)
      const native = escapeXml(piece.native)
      if (piece.kind === 'open') return `<bpt i="${piece.id}" x="${piece.id}">${native}</bpt>`
      return piece.kind === 'close' ? `<ept i="${piece.id}">${native}</ept>` : `<ph x="${piece.id}">${native}</ph>`
    })
    .join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Text as XML; what XML 1.0 cannot hold is left out. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"\r]/g, (character) => entities[character]!)
  )
}
