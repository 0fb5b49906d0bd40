import { directionOf } from '@dragoman/sdk/direction'
import PdfFile from 'pdfkit'
import { languageOf, paperOf, type PrintedDocument } from './paper/paper-of.ts'
import { dateOf } from './paper/formats.ts'
import { drawPaper } from './pdf/draw-paper.ts'
import { describeAttachment } from './pdf/factur-x.ts'
import { Pen } from './pdf/pen.ts'
import { Sheet } from './pdf/sheet.ts'
import { plainLine } from './text/plain-text.ts'

export interface WrittenPdf {
  bytes: Uint8Array
  pages: number
  /** Characters that none of the fonts has; a replacement stands for each. */
  missing: readonly string[]
}

/** Content of the file besides its pages. */
export interface PdfOptions {
  /** An e-invoice with the same numbers, by `writeCii`: the file is a Factur-X invoice then. */
  facturX?: Uint8Array
}

/**
 * Writes a document as a PDF file, tagged and in its language. The same document makes the same bytes.
 * @throws RangeError for amounts and days that are none
 */
export async function writePdf(document: PrintedDocument, { facturX }: PdfOptions = {}): Promise<WrittenPdf> {
  const paper = paperOf(document)
  const language = languageOf(document)
  const created = dateOf(document.issueDate)
  const title = forMetadata(paper.heading)
  const pdf = new PdfFile({
    autoFirstPage: false,
    bufferPages: true,
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Author: forMetadata(paper.from.name),
      Creator: 'Dragoman',
      Producer: 'Dragoman',
      CreationDate: created,
      ModDate: created,
    },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const pen = new Pen(pdf, language, /[\u3041-\u30FF]/.test(JSON.stringify({ ...paper, logo: undefined })))
  const sheet = new Sheet(pdf, pen, directionOf(language))
  await drawPaper(sheet, paper)
  if (facturX) describeAttachment(pdf, facturX, created)
  const pages = pdf.bufferedPageRange().count
  pdf.end()
  await ended
  return { bytes: Buffer.concat(chunks), pages, missing: [...pen.missing].toSorted() }
}

/** The metadata of a PDF file are XML, into which pdfkit puts texts as they are. */
const forMetadata = (text: string): string =>
  plainLine(text).replaceAll('&', '＆').replaceAll('<', '‹').replaceAll('>', '›')
