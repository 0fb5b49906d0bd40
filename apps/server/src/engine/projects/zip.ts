import { Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  /** Folders and name, with slashes. */
  name: string
  content: Blob
  /** When the content changed. */
  changed: Date
}

/** The earliest time that a zip container can name. */
const earliest = Date.UTC(1980, 0, 2)

/** A zip container; only one entry at a time is in memory unpacked. */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const failures: Error[] = []
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error)
    else chunks.push(new Uint8Array(chunk))
  })
  for await (const { name, content, changed } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = Math.max(changed.getTime(), earliest)
    zip.add(file)
    for await (const bytes of content.stream()) file.push(bytes)
    file.push(new Uint8Array(), true)
  }
  zip.end()
  const [failure] = failures
  if (failure) throw failure
  return new Blob(chunks, { type: 'application/zip' })
}
