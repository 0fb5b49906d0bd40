import { FileRefused } from '../../../kernel/file-refused.ts'
import { applyEdits, type Edit } from '../edits.ts'
import { decodeText, encodeText, type TextEncoding } from '../text.ts'
import { readXml, type XmlElement } from '../xml/read-xml.ts'
import type { ZipEntry } from '../zip/directory.ts'
import { readZip, type ZipFile } from '../zip/read-zip.ts'
import { rewriteZip } from '../zip/rewrite-zip.ts'
import { refuseOtherContainers } from './other-containers.ts'

/** One part that has been unpacked and read. */
export type Part = { name: string; text: string; encoding: TextEncoding; root: XmlElement }

/** A document that is a container of parts, by name; names begin with a slash. */
export class ZipPackage {
  readonly fileName: string
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, ZipEntry>
  readonly #parts = new Map<string, Part>()

  /** @throws FileRefused for another container, or a damaged one */
  constructor(bytes: Uint8Array, fileName: string) {
    refuseOtherContainers(bytes, fileName)
    this.fileName = fileName
    this.#zip = readZip(bytes, fileName)
    this.#entries = new Map(this.#zip.entries.map((entry) => [`/${entry.name}`.toLowerCase(), entry]))
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase())
  }

  /** The names of all parts, in lower case. */
  names(): Iterable<string> {
    return this.#entries.keys()
  }

  /** @throws FileRefused naming the part that is missing, damaged or no well-formed XML */
  part(name: string): Part {
    const key = name.toLowerCase()
    const known = this.#parts.get(key)
    if (known) return known
    const { text, encoding } = this.text(name)
    const part: Part = { name: key, text, encoding, root: this.reading(name, () => readXml(text, this.fileName).root) }
    this.#parts.set(key, part)
    return part
  }

  /** The bytes of a part that is a file of its own. */
  bytes(name: string): Uint8Array {
    const entry = this.#entries.get(name.toLowerCase())
    return entry ? this.#zip.unpack(entry) : this.#missing(name)
  }

  #missing(name: string): never {
    return this.refuse(`The part ${name.slice(1)} is missing. Re-save the file in the application that created it.`)
  }

  /** The text of a part that is not read into a tree. */
  text(name: string): { text: string; encoding: TextEncoding } {
    const content = this.bytes(name)
    const decoded = this.reading(name, () => decodeText(content, this.fileName))
    if (/<!DOCTYPE/i.test(decoded.text.slice(0, 10_000))) {
      this.refuse(
        `The part ${name.slice(1)} has a document type, which Office files never have. Re-save the file in the application that created it.`,
      )
    }
    return decoded
  }

  /** The file with edits in some of its parts, and with other contents of some; all other parts keep their bytes. */
  write(edits: ReadonlyMap<string, readonly Edit[]>, files: ReadonlyMap<string, Uint8Array> = new Map()): Uint8Array {
    const contents = new Map<string, Uint8Array>()
    for (const [name, bytes] of files) {
      const entry = this.#entries.get(name.toLowerCase())
      if (entry) contents.set(entry.name, bytes)
    }
    for (const [name, list] of edits) {
      const entry = this.#entries.get(name.toLowerCase())
      if (!entry || list.length === 0) continue
      const { text, encoding } = this.#parts.get(name.toLowerCase()) ?? this.text(name)
      contents.set(entry.name, encodeText(applyEdits(text, list), encoding))
    }
    return contents.size === 0 ? this.#zip.bytes : rewriteZip(this.#zip, contents)
  }

  refuse(reason: string): never {
    throw new FileRefused({ file: this.fileName, reason })
  }

  /** Names the part in what its reader has to say. */
  reading<Result>(name: string, work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      const line = error.line === undefined ? '' : `, line ${error.line}`
      return this.refuse(`In the part ${name.slice(1)}${line}: ${error.reason}`)
    }
  }
}
