import type { ImportChoice } from '@dragoman/sdk/operations/imports'
import { asc, eq } from 'drizzle-orm'
import { isArchiveName } from '../../engines/archives/open-archive.ts'
import type { Context } from '../../identity/context.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { conflict, invalid } from '../../kernel/refusals.ts'
import { takeFilesOf } from '../intake/uploads/archives.ts'
import { findGlossary } from '../glossaries/glossaries.ts'
import { findMemory } from '../memories/memories.ts'
import { nameOf } from './file-terms.ts'
import { inspectFile, memoryNamed } from './inspect-file.ts'
import { pairFiles } from './pair-files.ts'
import { importFiles, imports, type ImportFileRow, type ImportRow } from './tables.ts'
import { rowsOf, understand } from './read-headings.ts'

type KeepContext = Pick<Context, 'db' | 'objects' | 'session'>

const mostFiles = 500

/** Adds a file to a held import, or all those of an archive, and guesses what each of them is. */
export async function keepFile(context: KeepContext, whole: ImportRow, { file, path }: { file: File; path?: string }) {
  requireOpen(whole)
  const { db } = context
  const place = pathOf(path ?? file.name)
  if (isArchiveName(file.name)) {
    // Its name is a folder: another archive may have files of the same names.
    const keep = ({ path: inner, name, content }: { path: string; name: string; content: Blob }) =>
      keepOne(context, whole, { path: `${place}/${inner}`, file: new File([content], name) })
    const left = await takeFilesOf({ name: file.name, content: file }, keep, ['tmx', 'tbx', 'gz'])
    const before = whole.notTaken.filter((one) => !one.path.startsWith(`${place}/`))
    const notTaken = [...before, ...left.map((one) => ({ ...one, path: `${place}/${one.path}` }))]
    await updateOne(db, imports, eq(imports.id, whole.id), { notTaken })
  } else await keepOne(context, whole, { path: place, file: new File([file], nameOf(file.name)) })
  await pairAll(context, whole)
}

/** Refuses a path that leads out of its folder, or that no file can have. */
function pathOf(path: string): string {
  const parts = path.split('/')
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (isPlain && !path.includes('\\') && path.length <= 300) return path
  throw invalid('body.path', 'A path is written with slashes, without "." and "..", in up to 300 characters.')
}

/** 409 once an import has been started. */
export function requireOpen(whole: ImportRow): void {
  if (whole.state !== 'OPEN') throw conflict('This import has been started. Begin another one.', { state: whole.state })
}

export const filesOf = (db: KeepContext['db'], importId: string): Promise<ImportFileRow[]> =>
  db.select().from(importFiles).where(eq(importFiles.importId, importId)).orderBy(asc(importFiles.position))

async function keepOne(
  { db, objects, session }: KeepContext,
  whole: ImportRow,
  { path, file }: { path: string; file: File },
) {
  const present = await filesOf(db, whole.id)
  if (present.length >= mostFiles)
    throw invalid('body.file', `An import has up to ${mostFiles} files. Begin another one for the rest.`)
  const same = present.find((one) => one.path === path)
  const stored = await objects.put(db, {
    accountId: whole.accountId,
    name: file.name,
    mediaType: 'application/octet-stream',
    content: file,
  })
  const { kind, choice } = await inspectFile(db, session, { path, file, sourceLocale: whole.sourceLocale })
  const row = { path, size: file.size, fileKey: stored.key, kind, choice, plan: null }
  // The same file again takes the place of the first.
  if (same) await updateOne(db, importFiles, eq(importFiles.id, same.id), row)
  else await insertOne(db, importFiles, { ...row, importId: whole.id, position: (present.at(-1)?.position ?? -1) + 1 })
}

/** Gives each file of translations its source and its memory, as far as it has none. */
async function pairAll({ db, session }: KeepContext, whole: ImportRow): Promise<void> {
  const files = await filesOf(db, whole.id)
  const pairs = pairFiles(files)
  const name = 'Imported translations'
  for (const row of files) {
    const sourceFileUuid = pairs.get(row.id)
    if (row.kind !== 'TRANSLATIONS' || (sourceFileUuid === undefined && row.choice.intoName !== undefined)) continue
    const locale = row.choice.sourceLocale ?? whole.sourceLocale
    const into = row.choice.intoName === undefined ? await memoryNamed(db, session, { name, locale }) : {}
    const choice = { ...row.choice, ...into, ...(sourceFileUuid !== undefined && { sourceFileUuid }) }
    await updateOne(db, importFiles, eq(importFiles.id, row.id), { choice })
  }
}

/** Changes how a file is understood; a table of another kind gets columns of its own. */
export async function chooseFor(
  context: KeepContext,
  whole: ImportRow,
  row: ImportFileRow,
  change: ImportChoice,
): Promise<void> {
  requireOpen(whole)
  const { db, objects, session } = context
  const { kind = row.kind, ...given } = change
  const files = await filesOf(db, whole.id)
  if (given.sourceFileUuid !== undefined && !files.some(({ id }) => id === given.sourceFileUuid))
    throw invalid('body.sourceFileUuid', 'This import has no such file. Choose one of its files.')
  if (given.intoUuid !== undefined) {
    const find = kind === 'GLOSSARY' ? findGlossary : findMemory
    const { name } = await find(db, session, given.intoUuid)
    given.intoName = name
  }
  const choice = { ...row.choice, ...given }
  // A new name is that of something new.
  if (change.intoName !== undefined && change.intoUuid === undefined) delete choice.intoUuid
  if (kind !== row.kind && /\.(?:csv|tsv|xlsx)$/i.test(row.path)) {
    const file = new File([await objects.content(row.fileKey!)], nameOf(row.path))
    Object.assign(choice, await understand(db, session, { kind, rows: await rowsOf(file) }), given)
    if ((kind === 'MEMORY' || kind === 'GLOSSARY') && choice.intoName === undefined)
      choice.intoName = nameOf(row.path).replace(/\.[^.]*$/, '')
  }
  await updateOne(db, importFiles, eq(importFiles.id, row.id), { kind, choice, plan: null })
}
