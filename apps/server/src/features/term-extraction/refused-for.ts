import { languageOf } from '@dragoman/sdk/locale'
import { and, eq, type SQL } from 'drizzle-orm'
import { refusedPhrases, type ExtractionRow } from './tables.ts'

/** Whether a phrase is refused for the glossary of a search, in the language of its texts. */
export const refusedFor = ({ glossaryId, language }: ExtractionRow): SQL | undefined =>
  and(eq(refusedPhrases.glossaryId, glossaryId), eq(refusedPhrases.language, languageOf(language)))
