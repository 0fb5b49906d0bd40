import { Zip, ZipDeflate } from 'fflate'

/** A stored file on its way into a container. */
export interface ZipFile {
  /** Folders and name, with slashes. */
  name: string
  /** When the content changed. */
  changed: Date
  content: () => Promise<Blob>
}

/** The earliest time that a zip container can name. */
const earliest = Date.UTC(1980, 0, 2)

/** A zip container that is made while it is read, so that files of any size go through in pieces. */
export function zipStream(files: readonly ZipFile[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(pieces(files))
}

async function* pieces(files: readonly ZipFile[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  const failures: Error[] = []
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error)
    else ready.push(new Uint8Array(piece))
  })
  const taken = () => {
    const [failure] = failures
    if (failure) throw failure
    return ready.splice(0)
  }
  const unlike = uniqueNames()
  for (const { name, changed, content } of files) {
    const entry = new ZipDeflate(unlike(name), { level: 6 })
    entry.mtime = Math.max(changed.getTime(), earliest)
    zip.add(entry)
    for await (const piece of (await content()).stream()) {
      entry.push(piece)
      yield* taken()
    }
    entry.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** Names that differ: a file that is built as another kind may get the name of one that is there. */
function uniqueNames(): (name: string) => string {
  const names = new Set<string>()
  return (name) => {
    let unique = name
    for (let count = 2; names.has(unique); count += 1) unique = name.replace(/(\.[^./]*)?$/, ` (${count})$1`)
    names.add(unique)
    return unique
  }
}
