import type { FileFormat, ParsedFile, ParseOptions } from '../format.ts'
import type { OfficeReading } from './office-reading.ts'
import type { ZipPackage } from './zip-package.ts'

/** A part that is a file of another format, or a document itself; `prefix` begins the keys of its texts. */
export type EmbeddedFile = { name: string; prefix: string; format: FileFormat; parameters: ParseOptions['parameters'] }

type Container = Pick<OfficeReading<ZipPackage>, 'file' | 'options'>

/** The texts of a file within a document. */
export function parseEmbedded(
  embedded: EmbeddedFile,
  { file, options }: Container,
): Pick<ParsedFile, 'segments' | 'leftOut'> {
  const { name, prefix, format } = embedded
  const { segments, leftOut } = file.reading(name, () => format.parse(file.bytes(name), optionsFor(embedded, options)))
  return {
    segments: segments.map((segment) => ({ ...segment, key: prefix + segment.key })),
    leftOut: leftOut.map((one) => ({ ...one, key: prefix + one.key })),
  }
}

/** The file with its translations, by its name; nothing where it has none. */
export function buildEmbedded(
  embedded: EmbeddedFile,
  { file, options }: Container,
  targets: ReadonlyMap<string, string>,
): [string, Uint8Array][] {
  const { name, prefix, format } = embedded
  const own = new Map(
    [...targets].flatMap(([key, target]): [string, string][] =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), target]] : [],
    ),
  )
  if (own.size === 0) return []
  const bytes = file.bytes(name)
  const built = file.reading(name, () => format.build(bytes, optionsFor(embedded, options), own))
  return built === bytes ? [] : [[name, built]]
}

function optionsFor({ name, prefix, parameters }: EmbeddedFile, options: ParseOptions): ParseOptions {
  const { readBefore, filter: _filter, ...rest } = options
  return {
    ...rest,
    fileName: name.slice(name.lastIndexOf('/') + 1),
    parameters,
    ...(readBefore && {
      readBefore: readBefore.flatMap((segment) =>
        segment.key.startsWith(prefix) ? [{ ...segment, key: segment.key.slice(prefix.length) }] : [],
      ),
    }),
  }
}
