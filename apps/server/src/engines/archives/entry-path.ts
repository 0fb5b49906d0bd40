import { crc32 } from 'node:zlib'
import type { ZipEntry } from '../formats/zip/directory.ts'

/** The upper half of code page 437, which names have that say nothing else of themselves. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

/**
 * The path of an entry as its packer meant it: by the field for Unicode names, as UTF-8 where it is well-formed, else in
 * the code page of DOS. Backslashes of Windows are slashes, and accents are composed.
 */
export function entryPath(archive: Uint8Array, entry: ZipEntry): string {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const nameStart = entry.recordStart + 46
  const nameEnd = nameStart + view.getUint16(entry.recordStart + 28, true)
  const extraEnd = nameEnd + view.getUint16(entry.recordStart + 30, true)
  const name = archive.subarray(nameStart, nameEnd)
  const extra = archive.subarray(nameEnd, extraEnd)
  const text = unicodeField(extra, crc32(name)) ?? utf8(name) ?? (entry.flags & 0x800 ? '\uFFFD' : ofDos(name))
  return text.replaceAll('\\', '/').normalize('NFC')
}

/** The Unicode name beside one in another encoding, if it belongs to that one. */
function unicodeField(extra: Uint8Array, crcOfName: number): string | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    const end = at + 4 + view.getUint16(at + 2, true)
    if (view.getUint16(at, true) !== 0x7075 || end > extra.length || end < at + 9) continue
    if (view.getUint8(at + 4) === 1 && view.getUint32(at + 5, true) === crcOfName)
      return utf8(extra.subarray(at + 9, end))
  }
  return undefined
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const ofDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : codePage437[byte - 128])).join('')

/** Whether a path may become the place of a file: within its folder, without odd characters, and not too long. */
export function isSafePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isOdd = /[\p{Cc}\uFFFD\p{Bidi_Control}]/u.test(path) || !path.isWellFormed()
  const leadsOut = path.startsWith('/') || /^[a-z]:/i.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path)
  return name !== '' && !path.includes('//') && !isOdd && !leadsOut && name.length <= 255 && path.length <= 1024
}

/** Whether a file is one that systems and programs leave behind, or one that they hide. */
export const isSystemFile = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX(?:\/|$)|\.[^./]|Thumbs\.db$|desktop\.ini$)/i.test(path)
