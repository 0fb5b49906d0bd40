import { languageOf } from '@dragoman/sdk/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { caseless, hasSpaces } from '../../engines/terminology/text-words.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import { ofLanguage } from '../terminology/find-terms.ts'
import { openLanes } from '../terminology/open-requests.ts'
import { termRequests } from '../terminology/request-tables.ts'
import { glossaryTerms } from '../terminology/tables.ts'
import { phrasesOf } from './find-candidates.ts'
import { refusedFor } from './refused-for.ts'
import { refusedPhrases, type ExtractionRow } from './tables.ts'

/** The phrases among some that are terms already or were asked for, and those that were refused, by their keys. */
export async function knownAmong(
  db: Database,
  extraction: ExtractionRow,
  keys: readonly string[],
): Promise<{ known: Set<string>; refused: Set<string> }> {
  const refused = await db.select({ key: refusedPhrases.key }).from(refusedPhrases).where(refusedFor(extraction))
  const asked = await requestedKeys(db, extraction)
  const known = await termKeys(db, extraction, keys)
  for (const key of asked.open) known.add(key)
  return { known, refused: new Set([...refused.map(({ key }) => key), ...asked.rejected]) }
}

/** The phrases that stand in the glossary, or in another one of the project, in any form. */
async function termKeys(
  db: Database,
  { glossaryId, projectId, language }: ExtractionRow,
  keys: readonly string[],
): Promise<Set<string>> {
  const bound = projectId === null ? [] : await glossariesOfProject(db, projectId)
  const byKey = new Map(keys.map((key) => [hasSpaces(language) ? key : key.replaceAll(' ', ''), key]))
  const own = hasSpaces(language)
    ? sql<string>`array_to_string(${glossaryTerms.stems}, ' ')`
    : sql<string>`lower(${glossaryTerms.text})`
  const rows = await db
    .selectDistinct({ key: own })
    .from(glossaryTerms)
    .where(
      and(
        isOneOf(glossaryTerms.glossaryId, [glossaryId, ...bound]),
        ofLanguage(language),
        sql`${own} = any(${sql.param([...byKey.keys()])}::text[])`,
      ),
    )
  return new Set(rows.flatMap(({ key }) => byKey.get(key) ?? []))
}

/** The phrases for which terms are or were asked: a rejected request is a refusal. */
async function requestedKeys(db: Database, { glossaryId, language }: ExtractionRow) {
  const rows = await db
    .select({ lane: termRequests.lane, terms: termRequests.terms })
    .from(termRequests)
    .where(
      and(
        eq(termRequests.glossaryId, glossaryId),
        eq(termRequests.changeType, 'CREATE'),
        inArray(termRequests.lane, [...openLanes, 'REJECTED']),
      ),
    )
  const asked = rows.flatMap(({ lane, terms }) =>
    terms
      .filter((term) => languageOf(term.language) === languageOf(language))
      .map(({ text }) => ({ lane, text: text ?? '' })),
  )
  const keys = await keysOf(
    db,
    language,
    asked.map(({ text }) => text),
  )
  const of = (isRejected: boolean) =>
    asked.flatMap(({ lane }, at) => ((lane === 'REJECTED') === isRejected ? keys[at]! : []))
  return { open: of(false), rejected: of(true) }
}

/** The keys of texts as phrases: each of a whole text. */
async function keysOf(db: Database, language: string, texts: readonly string[]): Promise<string[]> {
  const found = await phrasesOf(db, language, texts)
  return texts.map((text, at) => {
    const whole = found[at]!.find(({ start, end }) => start === 0 && end === text.length)
    return whole?.key ?? caseless(text, language)
  })
}
