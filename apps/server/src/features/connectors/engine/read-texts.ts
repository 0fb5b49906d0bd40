import { extensionOf } from '@dragoman/sdk/upload-types'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { ParseOptions } from '../../../engines/formats/format.ts'
import { formatFor, keepsKind } from '../../../engines/formats/formats.ts'
import type { ReadSegment } from '../../../engines/file-work/file-tasks.ts'
import { measureFile, readSegments } from '../../../engines/file-work/files.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { withUnitOptions } from '../../file-options/unit-options.ts'
import { parseOptions } from '../../intake/reading/parse-resource.ts'
import { readingOfFile } from '../../intake/reading/reading-of-file.ts'
import { chosenParams } from '../../intake/uploads/uploads.ts'
import { presentRules } from '../../segmentation/org-unit-rules.ts'
import type { Content } from '../peer/adapter.ts'
import { NotTaken } from '../peer/faults.ts'
import { hashOf } from './hash-of.ts'
import type { ReadTerms } from './terms.ts'

/** The file of a piece of content, or of a translation of it. */
type ContentFile = Pick<Content, 'name' | 'bytes'>

export const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>])

/** How the unit of a connection reads a file. */
export async function optionsOf(terms: ReadTerms, name: string, targetLocale?: string): Promise<ParseOptions> {
  const { connection, options } = terms
  const target = targetLocale ?? connection.targetLocales[0] ?? connection.sourceLocale
  const key = `${extensionOf(name)} ${target}`
  const known = options.get(key) ?? (await readOptions(terms, name, target))
  options.set(key, known)
  return { ...known, fileName: name }
}

async function readOptions({ jobRun, config, connection, session }: ReadTerms, name: string, target: string) {
  const { db } = jobRun
  formatFor(name)
  const params = chosenParams(name, await withUnitOptions(db, config.orgUnitId, name, {}), 'options')
  const rules = await presentRules(db, config.orgUnitId)
  const reading = await readingOfFile(db, session.account.id, { segmentationId: rules?.id ?? null })
  return parseOptions({ name, params }, connection.sourceLocale, target, reading)
}

const otherKind = 'Its translation would be another kind of file. Upload it to a project instead.'

/** How much text there is, and a hash of it: the same bytes in another order of keys are other texts, other spaces none. */
export async function measure(terms: ReadTerms, { name, bytes }: ContentFile) {
  if (!keepsKind(name)) throw new NotTaken('UNSUPPORTED', otherKind)
  try {
    const found = await measureFile(blobOf(bytes), { ...(await optionsOf(terms, name)), counter: 'WORD' })
    return { segments: found.totalSegments, words: found.totalWords, hash: hashOf(Buffer.from(found.essence)) }
  } catch (error) {
    if (error instanceof FileRefused) throw new NotTaken('UNSUPPORTED', error.reason)
    throw error
  }
}

/** The texts of a file; none of one that can't be read. */
export async function textsOf(terms: ReadTerms, { name, bytes }: ContentFile, locale: string): Promise<ReadSegment[]> {
  const { targetLocale: _, ...options } = await optionsOf(terms, name, locale)
  const all: ReadSegment[] = []
  const wanted = { ...options, targetLocales: [toBcp47(locale)], counter: 'WORD' as const }
  for await (const piece of readSegments(blobOf(bytes), wanted)) {
    if (!Array.isArray(piece)) return typeof piece === 'number' ? all : []
    for (const text of piece) all.push(text)
  }
  return all
}
