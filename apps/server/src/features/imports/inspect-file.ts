import { isLanguage, sameLanguage, wireLanguage } from '@dragoman/sdk/languages'
import type { ImportChoice, ImportKind } from '@dragoman/sdk/operations/imports'
import { and, eq, sql } from 'drizzle-orm'
import { formats } from '../../engines/formats/formats.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { failedBy } from '../../kernel/failure.ts'
import { visibleGlossaries } from '../glossaries/glossaries.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { glossaries } from '../terminology/tables.ts'
import { languagePlaces } from './language-place.ts'
import { isTmx } from './memory-content.ts'
import { isBilingual } from './pair-files.ts'
import { kindOfTable, rowsOf, understand } from './read-headings.ts'

/** A file as it is first understood. */
export interface Inspected {
  kind: ImportKind
  choice: Omit<ImportChoice, 'kind'>
}

const isTable = (name: string) => /\.(?:csv|tsv|xlsx)$/i.test(name)

/** Guesses what a file of another system is. It never refuses: a file that can't be read is one that is not imported. */
export async function inspectFile(
  db: Database,
  session: SignedIn,
  { path, file, sourceLocale }: { path: string; file: File; sourceLocale: string },
): Promise<Inspected> {
  const name = file.name
  if (isTmx(name)) return memoryOf(db, session, { name, locale: languagesIn(await head(file))[0] ?? sourceLocale })
  if (/\.tbx$/i.test(name)) {
    const locale = languagesIn(await head(file))[0] ?? sourceLocale
    return { kind: 'GLOSSARY', choice: { ...(await glossaryNamed(db, session, stem(name))), sourceLocale: locale } }
  }
  if (isTable(name)) return tableOf(db, session, { file, sourceLocale })
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!formats.some(({ extensions }) => extensions.includes(extension))) return { kind: 'NONE', choice: {} }
  return textsOf(path, { file, sourceLocale })
}

async function tableOf(
  db: Database,
  session: SignedIn,
  { file, sourceLocale }: { file: File; sourceLocale: string },
): Promise<Inspected> {
  try {
    const rows = await rowsOf(file)
    const kind = kindOfTable(rows)
    const read = await understand(db, session, { kind, rows })
    const into = kind === 'GLOSSARY' ? { ...(await glossaryNamed(db, session, stem(file.name))), sourceLocale } : {}
    return { kind, choice: { ...into, ...read } }
  } catch (error) {
    if (failedBy(error)) return { kind: 'NONE', choice: {} }
    throw error
  }
}

async function textsOf(path: string, { file, sourceLocale }: { file: File; sourceLocale: string }): Promise<Inspected> {
  const [place] = languagePlaces(path)
  const locale = place?.locale
  if (isBilingual(file.name)) {
    const text = await head(file)
    const said = targetIn(text) ?? locale
    const from = sourceIn(text) ?? sourceLocale
    const isTarget = said !== undefined && !sameLanguage(said, from)
    if (isTarget || /\.po$/i.test(file.name))
      return { kind: 'TRANSLATIONS', choice: { sourceLocale: from, ...(isTarget && { targetLocale: said }) } }
  }
  const isSource = locale === undefined || sameLanguage(locale, sourceLocale)
  return isSource
    ? { kind: 'SOURCE', choice: { sourceLocale } }
    : { kind: 'TRANSLATIONS', choice: { sourceLocale, targetLocale: locale } }
}

const stem = (name: string) =>
  name
    .replace(/\.gz$/i, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 200) || name

async function memoryOf(
  db: Database,
  session: SignedIn,
  { name, locale }: { name: string; locale: string },
): Promise<Inspected> {
  return {
    kind: 'MEMORY',
    choice: { ...(await memoryNamed(db, session, { name: stem(name), locale })), sourceLocale: locale },
  }
}

/** Where translations go: the memory of that name, so that a second import finds the first, or a new one. */
export async function memoryNamed(
  db: Database,
  session: SignedIn,
  { name, locale }: { name: string; locale: string },
): Promise<Pick<ImportChoice, 'intoUuid' | 'intoName'>> {
  const same = and(
    eq(sql`lower(${translationMemories.name})`, name.toLowerCase()),
    eq(translationMemories.sourceLocale, locale),
  )
  const [found] = await db
    .select({ id: translationMemories.id })
    .from(translationMemories)
    .where(and(visibleMemories(db, session), same))
    .orderBy(translationMemories.createdAt)
    .limit(1)
  return found ? { intoUuid: found.id, intoName: name } : { intoName: name }
}

async function glossaryNamed(
  db: Database,
  session: SignedIn,
  name: string,
): Promise<Pick<ImportChoice, 'intoUuid' | 'intoName'>> {
  const [found] = await db
    .select({ id: glossaries.id })
    .from(glossaries)
    .where(and(visibleGlossaries(db, session), eq(sql`lower(${glossaries.name})`, name.toLowerCase())))
    .orderBy(glossaries.createdAt)
    .limit(1)
  return found ? { intoUuid: found.id, intoName: name } : { intoName: name }
}

/** The beginning of a file, which says its languages. */
async function head(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 65_536).arrayBuffer())
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
}

const supported = (codes: readonly (string | undefined)[]) =>
  codes.flatMap((code) => {
    const locale = code === undefined ? undefined : wireLanguage(code)
    return locale !== undefined && isLanguage(locale) ? [locale] : []
  })

/** The languages that a file names, its source first. */
function languagesIn(text: string): string[] {
  const source = /\bsrclang\s*=\s*["']([\w-]+)["']/.exec(text)?.[1]
  return supported([source, ...[...text.matchAll(/\bxml:lang\s*=\s*["']([\w-]+)["']/g)].map(([, code]) => code)])
}

const sourceIn = (text: string) =>
  supported([/\b(?:source-language|srcLang)\s*=\s*["']([\w-]+)["']/.exec(text)?.[1]])[0]

const targetIn = (text: string) =>
  supported([
    /\b(?:target-language|trgLang)\s*=\s*["']([\w-]+)["']/.exec(text)?.[1],
    /^"Language: ?([\w-]+)(?:\\n)?"$/m.exec(text)?.[1],
    /<TS\b[^>]{0,200}\blanguage\s*=\s*["']([\w-]+)["']/.exec(text)?.[1],
  ])[0]
