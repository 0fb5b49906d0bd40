import { FileRefused } from '../../../kernel/file-refused.ts'

const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** How the directory of a compound file spells the name of what a password protects. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Refuses anything that isn't a zip container, saying what it is instead.
 * @throws FileRefused
 */
export function refuseOtherContainers(bytes: Uint8Array, fileName: string): void {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return
  throw new FileRefused({ file: fileName, reason: reasonOf(bytes) })
}

function reasonOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'The file is empty. Re-save it in the application that created it and upload it again.'
  if (oleMagic.every((byte, index) => bytes[index] === byte)) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(encryptedPackage)
      ? 'The file is password-protected. Remove the password in the application that created it and upload it again.'
      : 'This is an Office 97-2003 file. Save it in the current format (docx, xlsx, pptx) and upload it again.'
  }
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512)).trimStart().toLowerCase()
  const kinds: readonly (readonly [string, string])[] = [
    ['%pdf', 'a PDF'],
    [String.raw`{\rtf`, 'an RTF document'],
    ['<!doctype html', 'a web page'],
    ['<html', 'a web page'],
    ['<?xml', 'an XML file'],
  ]
  const kind = kinds.find(([magic]) => start.startsWith(magic))?.[1]
  if (kind !== undefined)
    return `The content is ${kind}, which doesn't match the file extension. Re-save it in the right format.`
  return "This isn't an Office document, because it isn't a zip archive. Re-save it in the application that created it and upload it again."
}
