import type { Database } from '../../../kernel/database/connect.ts'
import { languageCodesOf } from '../../language-mappings/language-mappings.ts'
import { rulesOfFile } from '../../segmentation/org-unit-rules.ts'
import type { Reading } from './parse-resource.ts'

/** How a file of an account is read: with its segmentation rules, and the client's codes for languages. */
export const readingOfFile = async (
  db: Database,
  accountId: string,
  file: { segmentationId: string | null },
): Promise<Reading> => ({
  segmentation: await rulesOfFile(db, file),
  languageCodes: await languageCodesOf(db, accountId),
})
