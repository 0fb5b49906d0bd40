import type { FileFormat, LeftOutText, ParseOptions } from '../../format.ts'
import { html } from '../../html/html.ts'
import { plainText } from '../../plain-text/plain-text.ts'
import type { XmlElement } from '../../xml/read-xml.ts'
import type { EmbeddedFile } from '../embedded.ts'
import { type OfficePackage } from '../package.ts'

/** Files that Word puts in the place of an `altChunk` when it opens the document, and those that are not read. */
export type AlternativeChunks = { embedded: EmbeddedFile[]; leftOut: LeftOutText[] }

/**
 * The files that stand for a piece of the document, in the order of their places; `document` reads those of Word, with
 * the `parameters` that its own document is read with.
 */
export function alternativeChunks(
  file: OfficePackage,
  document: FileFormat,
  parameters: ParseOptions['parameters'],
): AlternativeChunks {
  const targets = new Map(
    file
      .relationships(file.main)
      .filter(({ type, target }) => type === 'aFChunk' && file.has(target))
      .map(({ id, target }) => [id, target]),
  )
  const embedded: EmbeddedFile[] = []
  const leftOut: LeftOutText[] = []
  const names = targets.size === 0 ? [] : chunkIds(file.part(file.main).root).flatMap((id) => targets.get(id) ?? [])
  for (const [index, name] of [...new Set(names)].entries()) {
    const prefix = `chunk-${index + 1}/`
    const format = formatOf(name, file.typeOf(name), document)
    if (format) embedded.push({ name, prefix, format, parameters: format === document ? parameters : {} })
    else
      leftOut.push({
        key: `chunk-${index + 1}`,
        text: name.slice(name.lastIndexOf('/') + 1),
        reason: 'NOT_TRANSLATABLE',
      })
  }
  return { embedded, leftOut }
}

function formatOf(name: string, type: string, document: FileFormat): FileFormat | undefined {
  if (/html/.test(type) || /\.x?html?$/.test(name)) return html
  if (/wordprocessingml|ms-word/.test(type) || /\.do[ct][xm]$/.test(name)) return document
  return type.startsWith('text/plain') || name.endsWith('.txt') ? plainText : undefined
}

function chunkIds(element: XmlElement): string[] {
  return element.children.flatMap((child): string[] => {
    if (child.kind === 'text') return []
    if (child.local !== 'altChunk') return chunkIds(child)
    const id = [...child.attributes].find(([name]) => name.endsWith(':id'))?.[1]
    return id === undefined ? [] : [id]
  })
}
