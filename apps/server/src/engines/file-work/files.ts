import { FileRefused } from '../../kernel/file-refused.ts'
import { type ParseOptions } from '../formats/format.ts'
import { keepsKind } from '../formats/formats.ts'
import type { Kit, ReturnedKit } from '../formats/xliff-kit.ts'
import type { PieceOf } from './file-pool.ts'
import type {
  CountOptions,
  LeftOutOptions,
  LeftOutPiece,
  LocalesOptions,
  Measure,
  Preview,
  ReadSegment,
  SplitOptions,
  SrxFacts,
} from './file-tasks.ts'
import type { LaidOutText } from './layout-tasks.ts'
import { blobOf, filePool, only, type GoesOn } from './server-pool.ts'

/**
 * A file's segments for one of `targetLocales` after the other, in batches, in its order, with their counts. After each
 * locale comes how many texts were left out, or why the file cannot be read in it, or is over a limit there.
 */
export async function* readSegments(
  content: Blob,
  { targetLocales, ...options }: LocalesOptions,
  goesOn?: GoesOn,
): AsyncGenerator<ReadSegment[] | FileRefused | number> {
  const { fileName } = options
  let rest = targetLocales
  while (rest.length > 0) {
    const order = { fileName, options: { ...options, targetLocales: rest }, content, ...(goesOn && { goesOn }) }
    try {
      for await (const piece of filePool().pieces('segments', order)) {
        if (!Array.isArray(piece)) rest = rest.slice(1)
        yield typeof piece === 'number' || Array.isArray(piece) ? piece : new FileRefused(piece)
      }
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      // The process ended with this locale; the others get a new one.
      rest = rest.slice(1)
      yield error
    }
  }
}

/** How much is in a file. @throws FileRefused */
export async function measureFile(content: Blob, options: CountOptions): Promise<Measure> {
  return only(filePool().pieces('measure', { fileName: options.fileName, options, content }))
}

/** Previews the translatable text of a file. */
export async function previewFile(content: Blob, options: CountOptions): Promise<Preview> {
  return only(filePool().pieces('preview', { fileName: options.fileName, options, content, seconds: trialSeconds * 4 }))
}

/** A part of the texts that a file leaves out. @throws FileRefused */
export async function leftOutOf(content: Blob, options: LeftOutOptions): Promise<LeftOutPiece> {
  return only(filePool().pieces('leftOut', { fileName: options.fileName, options, content }))
}

/** Where the texts of a file stand for those who read it. @throws FileRefused */
export async function layoutOf(content: Blob, options: ParseOptions): Promise<LaidOutText[]> {
  const texts: LaidOutText[] = []
  const order = { fileName: options.fileName, options, content, seconds: layoutSeconds }
  for await (const some of filePool().pieces('layout', order)) for (const text of some) texts.push(text)
  return texts
}

/** The translated file; `targets` as for `FileFormat.build`. @throws FileRefused */
export async function buildFile(
  content: Blob,
  options: ParseOptions,
  targets: ReadonlyMap<string, string>,
  goesOn?: GoesOn,
): Promise<Blob> {
  // A file without a translation comes back as it is: nothing to work on.
  if (targets.size === 0 && keepsKind(options.fileName)) return content
  const order = { fileName: options.fileName, options, content, entries: [...targets], ...(goesOn && { goesOn }) }
  return blobOf(filePool().pieces('build', order))
}

/** Reads a kit that came back, XLSX by the extension of its name, else XLIFF. @throws FileRefused with the line where it is damaged */
export async function readKitFile(content: Blob, fileName: string, goesOn?: GoesOn): Promise<ReturnedKit> {
  let kit: ReturnedKit | undefined
  const segments: ReturnedKit['segments'][number][] = []
  const task = fileName.toLowerCase().endsWith('.xlsx') ? 'readXlsxKit' : 'readKit'
  for await (const piece of filePool().pieces(task, {
    fileName,
    options: { fileName },
    content,
    ...(goesOn && { goesOn }),
  })) {
    if (Array.isArray(piece)) segments.push(...piece)
    else kit = piece
  }
  if (!kit) throw new Error(`the kit ${fileName} came without its head`)
  return { ...kit, segments }
}

/** Writes a kit. @throws FileRefused when it does not fit in a workbook */
export async function writeKitFile(
  { segments, ...kit }: Kit,
  kind: 'XLIFF' | 'XLSX' = 'XLIFF',
  goesOn?: GoesOn,
): Promise<Blob> {
  const task = kind === 'XLSX' ? 'writeXlsxKit' : 'writeKit'
  return blobOf(
    filePool().pieces(task, { fileName: kit.fileName, options: kit, entries: segments, ...(goesOn && { goesOn }) }),
  )
}

/** How long someone waits to see a file, in seconds. */
const layoutSeconds = 60

/** How long a trial of segmentation may take, in seconds: someone waits for it. */
const trialSeconds = 5

/** Reads an SRX file. */
export async function readSrxFile(content: Blob, fileName: string): Promise<SrxFacts> {
  return only(filePool().pieces('srx', { fileName, options: { fileName }, content, seconds: trialSeconds }))
}

/** Splits a text as files are split. @throws FileRefused when its rules cannot be used, or take too long */
export async function splitText(options: SplitOptions): Promise<PieceOf<'split'>> {
  return only(filePool().pieces('split', { fileName: 'segmentation.srx', options, seconds: trialSeconds }))
}
