import { strToU8, zipSync } from 'fflate'
import { escapeXml } from '../xml/read-xml.ts'
import type { Page } from './pages.ts'
import { linesOf } from './lines.ts'
import { paragraphsOf, type Paragraph } from './paragraphs.ts'
import { readingOrder } from './reading-order.ts'
import { type RunningLine, withoutRunningLines } from './running-lines.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Pages that have no text are marked in the document with their number. */
export const pictureMark = 'page_without_text_'

/** A Word document with the texts of pages, in reading order. The same pages always give the same bytes. */
export function documentOf(pages: readonly Page[]): Uint8Array {
  const upright = pages.map(({ layers: [first = []], height }) => ({ lines: linesOf(first), height }))
  const { heads, feet, pages: rest } = withoutRunningLines(upright)
  const columns: ReturnType<typeof readingOrder> = []
  const pictures: { before: number; page: number }[] = []
  for (const [at, { layers, isPicture }] of pages.entries()) {
    if (isPicture) pictures.push({ before: columns.length, page: at + 1 })
    for (const lines of [rest[at] ?? [], ...layers.slice(1).map(linesOf)]) columns.push(...readingOrder(lines))
  }
  const parts: string[] = []
  for (const [index, { before }] of [...pictures, { before: columns.length }].entries()) {
    const from = pictures[index - 1]?.before ?? 0
    parts.push(...paragraphsOf(columns.slice(from, before)).map(paragraphXml))
    const picture = pictures[index]
    if (picture)
      parts.push(
        `<w:p><w:bookmarkStart w:id="${index}" w:name="${pictureMark}${picture.page}"/><w:bookmarkEnd w:id="${index}"/></w:p>`,
      )
  }
  return packed(parts.join(''), { heads, feet, page: pages[0]! })
}

function paragraphXml({ text, size, isRightToLeft }: Paragraph): string {
  const run = `<w:rPr><w:sz w:val="${Math.max(2, Math.round(size * 2))}"/>${isRightToLeft ? '<w:rtl/>' : ''}</w:rPr>`
  const content = text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>')
  return `<w:p>${isRightToLeft ? '<w:pPr><w:bidi/></w:pPr>' : ''}<w:r>${run}${content}</w:r></w:p>`
}

function runningXml({ text, number }: RunningLine): string {
  const run = (content: string): string =>
    content === '' ? '' : `<w:r><w:t xml:space="preserve">${escapeXml(content)}</w:t></w:r>`
  if (!number) return `<w:p>${run(text)}</w:p>`
  const field = `<w:fldSimple w:instr=" PAGE "><w:r><w:t>${text.slice(number.start, number.end)}</w:t></w:r></w:fldSimple>`
  return `<w:p>${run(text.slice(0, number.start))}${field}${run(text.slice(number.end))}</w:p>`
}

function packed(
  body: string,
  { heads, feet, page }: { heads: readonly RunningLine[]; feet: readonly RunningLine[]; page: Page },
): Uint8Array {
  const running = [
    { kind: 'header', element: 'hdr', lines: heads },
    { kind: 'footer', element: 'ftr', lines: feet },
  ].filter(({ lines }) => lines.length > 0)
  const twips = (points: number): number => Math.round(points * 20)
  const references = running.map(({ kind }) => `<w:${kind}Reference w:type="default" r:id="${kind}"/>`).join('')
  const section = `<w:sectPr>${references}<w:pgSz w:w="${twips(page.width)}" w:h="${twips(page.height)}"/></w:sectPr>`
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/>${running.map(({ kind }) => `<Override PartName="/word/${kind}1.xml" ContentType="${types}.${kind}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relationships([['document', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>${body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(running.map(({ kind }) => [kind, kind, `${kind}1.xml`])),
    ...Object.fromEntries(
      running.map(({ kind, element, lines }) => [
        `word/${kind}1.xml`,
        `<w:${element} xmlns:w="${main}">${lines.map(runningXml).join('')}</w:${element}>`,
      ]),
    ),
  }
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2000, 0, 1) })
}

function relationships(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}
