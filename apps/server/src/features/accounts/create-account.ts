import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings, priceLists } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'
import { accounts } from '../../kernel/tables.ts'
import { defaultScheme } from '../../engines/analysis/bands.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

/** The steps of specification 4, in the order in which work goes through them. */
const steps: readonly { code: string; title: string; editorEnabled?: false }[] = [
  { code: 'RAW_MT', title: 'Raw machine translation', editorEnabled: false },
  { code: 'TRANSLATION', title: 'Translation' },
  { code: 'FULL_POST_EDITING', title: 'Full post-editing' },
  { code: 'FAST_POST_EDITING', title: 'Fast post-editing' },
  { code: 'EDITING', title: 'Editing' },
  { code: 'PROOFREADING', title: 'Proofreading' },
  { code: 'REVIEW', title: 'Review' },
  { code: 'REVIEW_2', title: 'Review 2' },
  { code: 'REVIEW_3', title: 'Review 3' },
  { code: 'REVIEW_PROOFREADING', title: 'Review and proofreading' },
  { code: 'ICR', title: 'In-country review' },
  { code: 'REGIONAL_APPROVAL', title: 'Regional approval' },
  { code: 'ICR_2', title: 'In-country review 2' },
  { code: 'WEB_QA', title: 'Web quality check', editorEnabled: false },
  { code: 'FEEDBACK_IMPLEMENTATION', title: 'Feedback implementation' },
  { code: 'LQA', title: 'Linguistic quality assessment' },
]

export interface NewAccount {
  name: string
  /** PERSONAL, BUSINESS or ENTERPRISE. */
  tier: 'PERSONAL' | 'BUSINESS' | 'ENTERPRISE'
  /** ISO 4217. */
  currency: string
}

/** Makes an account that one can work in at once: with its steps, a default price list and default net rates. */
export async function createAccount(db: Database, account: NewAccount) {
  const row = await insertOne(db, accounts, account)
  await db.insert(workflows).values(
    steps.map(({ code, title, editorEnabled = true }, at) => ({
      accountId: row.id,
      code,
      title,
      editorEnabled,
      sequence: at + 1,
      projectSequence: at + 1,
    })),
  )
  await db.insert(priceLists).values({
    accountId: row.id,
    name: 'Standard',
    currency: account.currency,
    isDefault: true,
    defaultPricePerItem: '0.12',
    defaultPricePerHour: '60',
    wordsPerHour: 500,
    minFeeType: 'NONE',
  })
  await db.insert(netRateSettings).values({
    accountId: row.id,
    name: 'Standard',
    isDefault: true,
    ...defaultScheme(steps.map(({ code }) => code)),
  })
  return row
}
