import { toBcp47 } from '@dragoman/sdk/locale'
import type { LanguageMapping, LanguageMappingInput } from '@dragoman/sdk/operations/languageMappings'
import { and, asc, eq } from 'drizzle-orm'
import { isSameCode, type LanguageCodes } from '../../engines/formats/language-codes.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { impossible, notFound } from '../../kernel/refusals.ts'
import { languages } from '../locales/languages.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { languageMappings } from './tables.ts'

export type LanguageMappingRow = typeof languageMappings.$inferSelect

/** Mappings that an account can have. */
const most = 200

const mappingsOf = (db: Database, accountId: string): Promise<LanguageMappingRow[]> =>
  db
    .select()
    .from(languageMappings)
    .where(eq(languageMappings.accountId, accountId))
    .orderBy(asc(languageMappings.code))

/** The language codes of an account's clients, for its files. */
export async function languageCodesOf(db: Database, accountId: string): Promise<LanguageCodes> {
  const rows = await mappingsOf(db, accountId)
  return Object.fromEntries(rows.map(({ language, code }) => [toBcp47(language), code]))
}

/** The client's code for a locale of the wire, as names of files and folders have it; the locale itself without one. */
export const codeFor = (codes: LanguageCodes, locale: string): string => codes[toBcp47(locale)] ?? locale

/** The mappings of an account, by code. */
export const listMappings = async (db: Database, accountId: string): Promise<LanguageMapping[]> =>
  (await mappingsOf(db, accountId)).map(showMapping)

export const showMapping = ({ id, code, language, createdAt }: LanguageMappingRow): LanguageMapping => ({
  id,
  code,
  language,
  createdAt: createdAt.getTime(),
})

/** Maps a code in a held account; 422 names the mapping that has the code or the language already. */
export async function addMapping(
  db: Database,
  accountId: string,
  { code, language }: LanguageMappingInput,
): Promise<LanguageMappingRow> {
  requireLanguage(language, 'body.language')
  const rows = await mappingsOf(db, accountId)
  if (rows.length >= most)
    throw impossible(`An account can have ${most} language mappings.`, 'TOO_MANY', { limit: most })
  const sameCode = rows.find((row) => isSameCode(row.code, code))
  if (sameCode) throw taken(`${sameCode.code} is already mapped to ${nameOf(sameCode)}.`, sameCode)
  const sameLanguage = rows.find((row) => row.language === language)
  if (sameLanguage) throw taken(`${nameOf(sameLanguage)} is already mapped to ${sameLanguage.code}.`, sameLanguage)
  return insertOne(db, languageMappings, { accountId, code, language })
}

const nameOf = ({ language }: LanguageMappingRow): string =>
  languages().find(({ code }) => code === language)?.name ?? language

const taken = (message: string, { id, code, language }: LanguageMappingRow) =>
  impossible(message, 'MAPPING_TAKEN', { id, code, language })

/** The account of a mapping; 404 if there is none. Whether the caller reaches the account is for them to check. */
export async function accountOfMapping(db: Database, id: string): Promise<string> {
  const [row] = await db.select().from(languageMappings).where(eq(languageMappings.id, id))
  if (!row) throw notFound('language mapping')
  return row.accountId
}

/** Deletes a mapping of a held account and gives it as it was; 404 where it is gone. */
export async function removeMapping(db: Database, accountId: string, id: string): Promise<LanguageMappingRow> {
  const its = and(eq(languageMappings.id, id), eq(languageMappings.accountId, accountId))
  return oneOrNotFound(await db.delete(languageMappings).where(its).returning(), 'language mapping')
}
