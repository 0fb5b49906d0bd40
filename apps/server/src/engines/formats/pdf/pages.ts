import { FileRefused } from '../../../kernel/file-refused.ts'

/** A run of text on a page. In points from the top left corner, as it is seen when the text is upright. */
export type Piece = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  size: number
  isRightToLeft: boolean
}

/** A page: its pieces, those that are turned by the same angle together, the upright ones first. */
export type Page = {
  width: number
  height: number
  layers: Piece[][]
  /** Something is drawn on it, and nothing is text. */
  isPicture: boolean
}

type Matrix = readonly [number, number, number, number, number, number]

/** More pages than this are not read. */
const maxPages = 5000

/**
 * The texts of all pages.
 * @throws FileRefused for a file that is damaged, encrypted, or made of pictures, and for text from top to bottom
 */
export async function readPages(bytes: Uint8Array, fileName: string): Promise<Page[]> {
  // Loaded with the first file: most processes never see any.
  const { getDocument, OPS, PermissionFlag, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, reason })
  }
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    // Pictures are not looked at.
    maxImageSize: 1,
    cMapUrl: new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname,
  })
  try {
    const pdf = await task.promise.catch((error: unknown) => refuse(reasonFor(error)))
    const permissions = await pdf.getPermissions()
    if (permissions && !permissions.has(PermissionFlag.COPY)) refuse(noCopies)
    if (pdf.numPages > maxPages) refuse(`The document has more than ${maxPages} pages. Split it into smaller files.`)
    const pages: Page[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const { items, styles } = await page.getTextContent()
      const layers = new Map<number, Piece[]>([[0, []]])
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        if (styles[item.fontName]?.vertical) refuse(verticalText(number))
        const { angle, piece } = pieceOf(item, transform as unknown as Matrix)
        layers.set(angle, [...(layers.get(angle) ?? []), piece])
      }
      const isEmpty = [...layers.values()].every((pieces) => pieces.length === 0)
      // An empty page may have a transformation.
      const isPicture =
        isEmpty && (await page.getOperatorList()).fnArray.some((operation) => operation !== OPS.transform)
      pages.push({ width, height, layers: [...layers.values()], isPicture })
      page.cleanup()
    }
    if (pages.every(({ layers }) => layers.every((pieces) => pieces.length === 0))) refuse(onlyPictures)
    return pages
  } finally {
    await task.destroy()
  }
}

const onlyPictures =
  'No page of this PDF has text: they are scanned or drawn. Run text recognition (OCR) on it and upload the result, or upload the document that it was made from.'

const noCopies =
  "The author of this PDF doesn't allow its text to be copied. Ask for a copy without this restriction, or for the document that it was made from."

const verticalText = (page: number): string =>
  `Page ${page} has text that runs from top to bottom, which can't be read in order. Upload the document that the PDF was made from.`

function reasonFor(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return 'This PDF is protected by a password. Save a copy of it without password and upload that.'
  return "This isn't a PDF, or it is damaged. Open it in a PDF viewer, save it again, and upload that."
}

function pieceOf(
  { str, dir, width, transform }: { str: string; dir: string; width: number; transform: number[] },
  view: Matrix,
): { angle: number; piece: Piece } {
  const [a, b, c, d, x, y] = product(view, transform as unknown as Matrix)
  const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI)
  const size = Math.hypot(c, d)
  const turn = (-angle * Math.PI) / 180
  const left = x * Math.cos(turn) - y * Math.sin(turn)
  const baseline = x * Math.sin(turn) + y * Math.cos(turn)
  const [top, bottom] = [baseline - 0.8 * size, baseline + 0.2 * size]
  const piece = { text: str, left, right: left + width, top, bottom, size, isRightToLeft: dir === 'rtl' }
  return { angle: angle === 0 ? 0 : angle, piece }
}

/** The mapping by `inner` and then by `outer`. */
function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
