import type { SpellingWord, SpellingWordsInput } from '@dragoman/sdk/operations/spellingWords'
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { impossible } from '../../kernel/refusals.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { spellingWords } from './tables.ts'

type SpellingWordRow = typeof spellingWords.$inferSelect

/** Words that an account can have. */
const most = 20_000

const ofAccount = (accountId: string) => eq(spellingWords.accountId, accountId)

const inLanguage = (language: string | null): SQL =>
  language === null ? isNull(spellingWords.language) : eq(spellingWords.language, language)

/** The words that an account ignores in texts of a language, as they are written or with a small first letter. */
export async function ignoredAmong(
  db: Database,
  { accountId, language }: { accountId: string; language: string },
  words: Iterable<string>,
): Promise<Set<string>> {
  const wanted = [...new Set(words)]
  if (wanted.length === 0) return new Set()
  const rows = await db
    .select({ word: spellingWords.word })
    .from(spellingWords)
    .where(
      and(
        ofAccount(accountId),
        or(isNull(spellingWords.language), eq(spellingWords.language, language)),
        sql`${spellingWords.word} = any(${sql.param(wanted.flatMap((word) => [word, smallFirst(word)]))}::text[])`,
      ),
    )
  const listed = new Set(rows.map(({ word }) => word))
  return new Set(wanted.filter((word) => listed.has(word) || listed.has(smallFirst(word))))
}

const smallFirst = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1)

/** The words of an account in alphabetical order. */
export async function listWords(db: Database, session: SignedIn, accountId: string): Promise<SpellingWord[]> {
  const rows = await db
    .select()
    .from(spellingWords)
    .where(ofAccount(accountId))
    .orderBy(asc(sql`lower(${spellingWords.word})`), asc(spellingWords.word), asc(spellingWords.language))
  return showWords(db, session, rows)
}

export async function showWords(
  db: Database,
  session: SignedIn,
  rows: readonly SpellingWordRow[],
): Promise<SpellingWord[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ id, word, language, createdBy, createdAt }) => ({
    uuid: id,
    word,
    ...(language !== null && { language }),
    createdAt: createdAt.getTime(),
    createdBy: people(createdBy),
  }))
}

/** Adds words to a held account; 422 where it would have too many. Gives those that it did not have, and all of them. */
export async function addWords(
  db: Database,
  { accountId, createdBy }: { accountId: string; createdBy: string },
  { words, language }: SpellingWordsInput,
): Promise<{ added: SpellingWordRow[]; rows: SpellingWordRow[] }> {
  if (language !== undefined) requireLanguage(language, 'body.language')
  const wanted = [...new Set(words)]
  const added = await db
    .insert(spellingWords)
    .values(wanted.map((word) => ({ accountId, word, language: language ?? null, createdBy })))
    .onConflictDoNothing()
    .returning()
  if ((await db.$count(spellingWords, ofAccount(accountId))) > most)
    throw impossible(`An account can have ${most} words to ignore.`, 'TOO_MANY', { limit: most })
  const rows = await findWords(db, accountId, { words: wanted, language: language ?? null })
  return { added, rows }
}

/** Those of some words that an account has for a language, or, with null, for all. */
export const findWords = (
  db: Database,
  accountId: string,
  { words, language }: { words: readonly string[]; language: string | null },
): Promise<SpellingWordRow[]> =>
  db
    .select()
    .from(spellingWords)
    .where(and(ofAccount(accountId), inLanguage(language), inArray(spellingWords.word, [...words])))
    .orderBy(asc(spellingWords.word))

/** Deletes a word of a held account and gives it as it was; 404 where there is none. */
export async function removeWord(db: Database, accountId: string, id: string): Promise<SpellingWordRow> {
  const its = and(ofAccount(accountId), eq(spellingWords.id, id))
  return oneOrNotFound(await db.delete(spellingWords).where(its).returning(), 'word')
}
