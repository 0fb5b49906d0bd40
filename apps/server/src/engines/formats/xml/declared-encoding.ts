import { FileRefused } from '../../../kernel/file-refused.ts'

const unicode: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'utf-16', 'utf-16le', 'utf-16be'])

/**
 * Whether an XML document that was decoded as Unicode may only hold ASCII, since its declaration says something else.
 * @throws FileRefused when it holds more than that
 */
export function declaredAscii(declared: string | undefined, text: string, fileName: string): boolean {
  const asciiOnly = declared !== undefined && !unicode.has(declared)
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  if (asciiOnly && !/^[\u0000-\u007f]*$/.test(text)) {
    const reason = `The declaration says encoding="${declared}", but the file is UTF-8. Correct it, or save the file as declared.`
    throw new FileRefused({ file: fileName, line: 1, column: 1, reason })
  }
  return asciiOnly
}
