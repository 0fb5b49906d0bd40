import iconv from 'iconv-lite'

/** Code pages by the number that fonts have for their characters. */
const ofFonts: ReadonlyMap<number, number> = new Map([
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
])

/** The encoding of a code page; that of Western Windows for one that is unknown. */
export function charsetOfCodePage(page: number): string {
  if (page === 10000) return 'macintosh'
  if (page === 65001) return 'utf-8'
  return iconv.encodingExists(`cp${page}`) ? `cp${page}` : 'cp1252'
}

/** The encoding of a font, `undefined` where it has that of the document. */
export function charsetOfFont(charset: number): string | undefined {
  const page = ofFonts.get(charset)
  return page === undefined ? undefined : charsetOfCodePage(page)
}

const isDouble = (charset: string): boolean => /^cp9(?:32|36|49|50)$/.test(charset)

/** Whether bytes end with the first half of a character. */
export function endsInHalf(bytes: readonly number[], charset: string): boolean {
  if (!isDouble(charset)) return false
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at]!
    const isLead = byte >= 0x81 && byte <= 0xfe && !(charset === 'cp932' && byte >= 0xa0 && byte <= 0xdf)
    if (isLead && at === bytes.length - 1) return true
    at += isLead ? 2 : 1
  }
  return false
}

export const decodeBytes = (bytes: readonly number[], charset: string): string =>
  iconv.decode(Buffer.from(bytes), charset, { stripBOM: false })
